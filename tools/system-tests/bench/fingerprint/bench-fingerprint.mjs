/**
 * `npm run bench -- fingerprint [pictures]`: JPEG file → PDQ on one core, by both profiles, by Meta's PDQ where
 * PDQ_REFERENCE names it, and by the packages in HASH_PACKAGES; on pictures made by seed (default 40) and on those of
 * the folder FINGERPRINT_PICTURES. All take each picture in turn, in the same run.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { printFigures, spreadOf } from '../figures.mjs'
import { findPhotographs, makePhotographs } from './corpus.mjs'
import { findHashPackages } from './hash-packages.mjs'
import { startReference } from './pdq-reference.mjs'

const dist = '../../../../libs/fingerprint/dist'
const require = createRequire(import.meta.url)
/** @type {typeof import('../../../../libs/fingerprint/src/picture/decode.js')} */
const { openPicture } = require(`${dist}/picture/decode.js`)
/** @type {typeof import('../../../../libs/fingerprint/src/pdq/hash-picture.js')} */
const { describePicture } = require(`${dist}/pdq/hash-picture.js`)
/** @type {typeof import('../../../../libs/fingerprint/src/pdq/hash-hex.js')} */
const { hammingDistance } = require(`${dist}/pdq/hash-hex.js`)

const SEED = 2012
/** The first round is not counted: code is being optimised, files come from the disk. */
const ROUNDS = 4
const REFERENCE = 'PDQ C++'
const LIMITS = { maxPixels: 50_000_000, maxPassPixels: 500_000_000, timeoutMs: 60_000 }
/** A hash nearer than this to the reference's is as good as it in any search within 31 bits. */
const NEAR = 10

/** Clock and processor milliseconds of one call; the processor's are those of all threads. */
async function timed(action) {
  const used = process.cpuUsage()
  const began = performance.now()
  const result = await action()
  const wall = performance.now() - began
  const { user, system } = process.cpuUsage(used)
  return { wall, cpu: (user + system) / 1000, result }
}

function ourHashers() {
  const hash = (profile) => async (path) => {
    const { perceptualHash } = await describePicture(await openPicture(readFileSync(path), LIMITS), profile)
    return perceptualHash
  }
  return { exact: hash('exact'), fast: hash('fast') }
}

/** @typedef {Map<string, Map<string, { wall: number[], cpu: number[], hashes: Map<string, object> }>>} Sets set → program */

/**
 * Every hasher on each picture, in turn.
 * @param {Sets} sets where the times go
 * @param {Record<string, (path: string) => Promise<{ wall: number, cpu: number, result: object }>>} hashers
 */
async function measure(sets, samples, hashers) {
  for (const { path, set } of samples) {
    const programs = sets.get(set) ?? new Map()
    sets.set(set, programs)
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, hash] of Object.entries(hashers)) {
        const { wall, cpu, result } = await hash(path)
        if (!programs.has(name)) programs.set(name, { wall: [], cpu: [], hashes: new Map() })
        const program = programs.get(name)
        program.hashes.set(path, result)
        if (round === 0) continue
        program.wall.push(wall)
        program.cpu.push(cpu)
      }
    }
  }
}

const byOurClock = (hashers) =>
  Object.fromEntries(
    Object.entries(hashers)
      .filter(([, hash]) => hash !== null)
      .map(([name, hash]) => [name, (path) => timed(() => hash(path))]),
  )

/** The reference keeps its own time: the pipe to it costs nothing then. */
const byItsClock = (reference) => async (path) => {
  const answer = await reference.hash(path)
  if (!answer) throw new Error(`${REFERENCE} can't read ${path}`)
  return { ...answer, result: answer }
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

function speedsOf(set, programs) {
  const reference = programs.get(REFERENCE)
  return [...programs].flatMap(([name, times]) => {
    const figure = (clock, label) => ({
      name: `${name}, ${label}, ${set}`,
      value: mean(times[clock]),
      unit: 'ms',
      samples: times[clock].length,
      spread: spreadOf(times[clock]),
      reference: reference && name !== REFERENCE ? REFERENCE : undefined,
      ratio: reference && name !== REFERENCE ? mean(reference[clock]) / mean(times[clock]) : undefined,
    })
    return [figure('cpu', 'one core'), figure('wall', 'by the clock')]
  })
}

/** How near the hashes are to the reference's; to those of `exact` where there is no reference. */
function nearnessOf(set, programs) {
  const against = programs.has(REFERENCE) ? REFERENCE : 'exact'
  const theirs = programs.get(against).hashes
  return ['exact', 'fast']
    .filter((name) => name !== against)
    .flatMap((name) => {
      const all = [...programs.get(name).hashes].map(([path, { hex }]) => ({
        distance: hammingDistance(hex, theirs.get(path).hex),
        quality: theirs.get(path).quality,
      }))
      const telling = all.filter(({ quality }) => quality >= 50)
      const figure = (label, value, unit, of) => ({
        name: `${name}: ${label}, ${set}`,
        value,
        unit,
        samples: of.length,
        reference: against,
      })
      const share = (of, most) => (100 * of.filter(({ distance }) => distance <= most).length) / of.length
      return [
        figure('equal', share(all, 0), '%', all),
        figure(`within ${NEAR} bits`, share(all, NEAR), '%', all),
        figure(`within ${NEAR} bits, quality ≥ 50`, share(telling, NEAR), '%', telling),
        figure('farthest, quality ≥ 50', Math.max(...telling.map((each) => each.distance)), 'bits', telling),
      ]
    })
}

function notRun(reference, packages) {
  const none = (name, why) => ({ name, value: 'not run', unit: 'ms', reference: why })
  return [
    ...(reference ? [] : [none(REFERENCE, 'PDQ_REFERENCE is not set')]),
    ...Object.entries(packages)
      .filter(([, hash]) => hash === null)
      .map(([name]) => none(name, 'not in HASH_PACKAGES')),
  ]
}

export async function run([count = '40']) {
  if (!(Number(count) >= 1)) throw new Error(`How many pictures? Not ${count}`)
  const folder = mkdtempSync(join(tmpdir(), 'originseal-bench-'))
  const reference = startReference()
  try {
    const samples = await makePhotographs(folder, Number(count), SEED)
    const given = process.env.FINGERPRINT_PICTURES
    if (given) samples.push(...(await findPhotographs(given)))
    const packages = findHashPackages()
    console.log(
      `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model}; seed ${SEED}; ` +
        `${samples.length} pictures of ${mean(samples.map((s) => s.megapixels)).toFixed(2)} MP on average`,
    )
    const sets = new Map()
    /** @type {Parameters<typeof measure>[2]} */
    const references = reference ? { [REFERENCE]: byItsClock(reference) } : {}
    await measure(sets, samples, { ...references, ...byOurClock(ourHashers()) })
    // After them, not between: their garbage is collected in whatever is measured next.
    await measure(sets, samples, byOurClock(packages))
    printFigures([
      ...[...sets].flatMap(([set, programs]) => [speedsOf(set, programs), nearnessOf(set, programs)].flat()),
      ...notRun(reference, packages),
    ])
  } finally {
    reference?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
