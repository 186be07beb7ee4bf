/**
 * `npm run bench -- copies [quick | <originals>]`: which copies are found, by way of copying and method, with no false
 * alarm. `quick`: 8 originals, prints only. Otherwise (default 40) docs/evidence/copies.md and .json are written anew.
 * Environment: COPIES_DIR, a folder of pictures to take as originals too, in columns of their own (one split of what
 * `npm run bench -- photographs` lays down, with its scenes photographed twice); COPIES_SEED; COPIES_WORKERS (2);
 * COPIES_MISSED=1 lists the copies that the pipeline misses and the pairs that it wrongly accuses.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { distanceOf, wordsOf } from './bits.mjs'
import { isIndexed, isShortlisted, METHODS, reach } from './methods.mjs'
import { planCorpus } from './plan-corpus.mjs'
import { DEFAULT_ORIGINALS, printReport, writeReport } from './report.mjs'
import { WorkForce } from './work-force.mjs'

const dist = (path) => createRequire(import.meta.url)(`../../../../libs/fingerprint/dist/${path}`)
const { METHOD_VERSIONS } = dist('compare-pictures.js')
const { COPYING, randomOf } = dist('fixtures/index.js')
const { HammingIndex } = dist('hamming-index/hamming-index.js')
const { askedHashes, keptHashes } = dist('windows/look-up-hashes.js')

const QUICK = 8
const PDQ_LIMIT = 31
/** Strangers per original whose features are matched: all of them would take hours. */
const STRANGERS = { quick: 60, full: 260 }

export async function run([size = String(DEFAULT_ORIGINALS)]) {
  const quick = size === 'quick'
  const originals = quick ? QUICK : Number(size)
  if (!Number.isInteger(originals) || originals < 2)
    throw new RangeError(`'quick' or a number, not '${size}'`)
  const seed = Number(process.env.COPIES_SEED ?? 2026)
  const began = Date.now()
  const say = (what) => console.error(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${what}`)
  const ways = Object.keys(COPYING)
  const corpus = planCorpus({ originals, seed, ways, folder: process.env.COPIES_DIR })
  const folder = mkdtempSync(join(tmpdir(), 'copies-'))
  const force = new WorkForce(Number(process.env.COPIES_WORKERS ?? 2))
  try {
    say(`${corpus.pictures.length} pictures are drawn and described`)
    const known = await describeAll(force, corpus.pictures, folder)
    const strangers = strangersOf(corpus, known, quick ? STRANGERS.quick : STRANGERS.full, seed)
    say(`${corpus.pairs.length} pairs are compared, ${strangers.all.length} of strangers by hashes`)
    askIndex(known, [...corpus.pairs, ...strangers.all])
    for (const pair of [...corpus.pairs, ...strangers.all]) hashDistances(known, pair)
    await compareAll(force, known, corpus.pairs, strangers)
    say('done')
    const result = summarize({ corpus, strangers, known, seed, seconds: (Date.now() - began) / 1000 })
    printReport(result)
    if (process.env.COPIES_MISSED) printMissed(corpus.pairs, strangers.all)
    if (!quick) await writeReport(result)
  } finally {
    await force.close()
    rmSync(folder, { recursive: true })
  }
}

async function describeAll(force, pictures, folder) {
  const known = new Map()
  await Promise.all(
    pictures.map(async ({ id, make, kind, owner }, i) => {
      const path = join(folder, String(i))
      const { facts, phash, ms } = await force.run(owner, 'make', { path, make })
      const hash = wordsOf(facts.perceptualHash.hex)
      const dihedrals = facts.dihedrals.map(wordsOf)
      known.set(id, { path, kind, owner, facts, phash, ms, hash, dihedrals, key: i })
    }),
  )
  return known
}

/** Every original with every picture that has nothing to do with it; those of one owner may be looked at closely. */
function strangersOf({ pictures }, known, perOriginal, seed) {
  const random = randomOf(seed)
  const all = []
  const sampled = []
  for (const { id, owner, collection } of pictures.filter(({ kind }) => kind === 'original')) {
    const others = pictures.filter(
      (other) =>
        other.kind !== 'original' &&
        !other.id.startsWith(`${id},`) &&
        !(other.kind === 'other' && other.collection && other.collection === collection),
    )
    const pairs = others.map((other) => ({
      original: id,
      candidate: other.id,
      kind: 'stranger',
      row: 'stranger',
    }))
    all.push(...pairs)
    const workers = Number(process.env.COPIES_WORKERS ?? 2)
    const near = pairs.filter(({ candidate }) => known.get(candidate).owner % workers === owner % workers)
    for (let n = Math.min(perOriginal, near.length); n > 0; n--)
      sampled.push(...near.splice(Math.floor(random() * near.length), 1))
  }
  return { all, sampled }
}

/** Sets `indexed` of the pairs that an index over all candidates proposes: the least distance of a hit. */
function askIndex(known, pairs) {
  const index = new HammingIndex()
  const candidates = new Set(pairs.map(({ candidate }) => candidate))
  for (const id of candidates)
    for (const hex of keptHashes(known.get(id).facts)) index.add(known.get(id).key, hex)
  const hitsOf = new Map()
  for (const pair of pairs) {
    if (!hitsOf.has(pair.original)) hitsOf.set(pair.original, hitsFor(index, known.get(pair.original).facts))
    const nearest = hitsOf.get(pair.original).get(known.get(pair.candidate).key)
    if (nearest !== undefined) pair.indexed = nearest
  }
}

function hitsFor(index, facts) {
  const nearest = new Map()
  for (const hex of askedHashes(facts))
    for (const { key, distance } of index.within(hex, PDQ_LIMIT))
      nearest.set(key, Math.min(distance, nearest.get(key) ?? 256))
  return nearest
}

function hashDistances(known, pair) {
  const [a, b] = [known.get(pair.original), known.get(pair.candidate)]
  pair.pdq = distanceOf(a.hash, b.hash)
  pair.dihedral = Math.min(...a.dihedrals.map((turned) => distanceOf(turned, b.hash)))
  pair.phash = distanceOf(a.phash, b.phash)
}

/** Features of every pair and of the sample; the verdict on every pair, and on every stranger that is proposed. */
async function compareAll(force, known, pairs, { all, sampled }) {
  const ask = ({ original, candidate }) => ({
    original: known.get(original).path,
    candidate: known.get(candidate).path,
  })
  const job = (pair, name) => force.run(known.get(pair.original).owner, name, ask(pair))
  await Promise.all(
    [...pairs, ...sampled].map(async (pair) => {
      pair.features = await job(pair, 'features')
    }),
  )
  const proposed = all.filter((pair) => isIndexed(pair) || isShortlisted(pair))
  await Promise.all(
    [...pairs, ...proposed].map(async (pair) => {
      pair.comparison = await job(pair, 'compare')
    }),
  )
}

const grouped = (pairs) => {
  const groups = {}
  for (const pair of pairs) (groups[pair.row] ??= []).push(pair)
  return groups
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function summarize({ corpus, strangers, known, seed, seconds }) {
  const copies = grouped(corpus.pairs.filter(({ kind, isReal }) => kind === 'copy' && !isReal))
  const realCopies = grouped(corpus.pairs.filter(({ kind, isReal }) => kind === 'copy' && isReal))
  const nearDuplicates = grouped(corpus.pairs.filter(({ kind }) => kind === 'near-duplicate'))
  const samples = { features: strangers.sampled, pipeline: strangers.sampled }
  const methods = METHODS.map((method) => {
    const reached = reach(method, { copies, nearDuplicates, strangers: samples[method.key] ?? strangers.all })
    return Object.assign({}, method, reached)
  })
  const pictures = [...known.values()]
  const shares = (groups, holds) =>
    Object.fromEntries(
      Object.entries(groups).map(([row, list]) => [row, list.filter(holds).length / list.length]),
    )
  const isVerified = ({ comparison }) => comparison.verdict === 'copy'
  return {
    seed,
    seconds,
    versions: { ...METHOD_VERSIONS, ...windowsVersion(pictures) },
    originals: new Set(
      corpus.pairs.filter(({ kind, isReal }) => kind === 'copy' && !isReal).map((p) => p.original),
    ).size,
    photographs: photographsOf(realCopies, corpus.packages),
    ways: Object.keys(copies),
    nearDuplicates: Object.fromEntries(
      Object.entries(nearDuplicates).map(([row, list]) => [row, list.length]),
    ),
    methods,
    verified: { copies: shares(copies, isVerified), nearDuplicates: shares(nearDuplicates, isVerified) },
    proposed: {
      byIndex: shares(copies, isIndexed),
      byEither: shares(copies, (pair) => isIndexed(pair) || isShortlisted(pair)),
    },
    proposedStrangers: strangers.all.filter(isIndexed).length,
    windowsPerPicture: mean(pictures.map(({ facts }) => facts.windows.hashes.length)),
    ms: {
      inspect: mean(pictures.map(({ ms }) => ms.inspect)),
      features: mean(pictures.map(({ ms }) => ms.features)),
      phash: mean(pictures.map(({ ms }) => ms.phash)),
      matchFeatures: mean(corpus.pairs.map(({ features }) => features.ms)),
      compareCopies: mean(
        Object.values(copies)
          .flat()
          .map(({ comparison }) => comparison.ms),
      ),
      compareNearDuplicates: mean(
        Object.values(nearDuplicates)
          .flat()
          .map(({ comparison }) => comparison.ms),
      ),
    },
  }
}

/** What the pipeline does with the pictures of the folder, as it is used; null without any. */
function photographsOf(copies, packages) {
  const rows = Object.entries(copies)
  if (rows.length === 0) return null
  const shares = (holds) =>
    Object.fromEntries(rows.map(([way, list]) => [way, list.filter(holds).length / list.length]))
  const isCalledCopy = ({ comparison }) => comparison.verdict === 'copy'
  return {
    count: rows[0][1].length,
    packages,
    pipeline: shares((pair) => isCalledCopy(pair) && (isIndexed(pair) || isShortlisted(pair))),
    indexOnly: shares((pair) => isCalledCopy(pair) && isIndexed(pair)),
  }
}

/** @param {any[]} pictures */
const windowsVersion = ([{ facts }]) => ({ [facts.windows.method]: facts.windows.version })

function printMissed(pairs, strangers) {
  for (const pair of [...pairs, ...strangers.filter(({ comparison }) => comparison)]) {
    const verdict = pair.comparison.verdict
    if (
      (pair.kind === 'copy') === (verdict === 'copy') &&
      (pair.kind !== 'copy' || isIndexed(pair) || isShortlisted(pair))
    )
      continue
    const { score, inliers, similarity, method } = pair.comparison
    const facts = {
      verdict,
      method,
      score,
      inliers,
      similarity,
      indexed: pair.indexed ?? null,
      shortlist: pair.features?.shortlist,
    }
    console.log(`${pair.kind}: ${pair.original} ↔ ${pair.candidate}: ${JSON.stringify(facts)}`)
  }
}
