/**
 * `npm run bench -- video [films]`: films of 8 s by seed (default 4), each altered in every way of `FILM_ALTERATIONS`:
 * how many copies are found, whether any film is taken for another, and what looking at a second of film costs. With
 * TMK_VIDEOS_DIR also the sample films of ThreatExchange (tmk/sample-videos), every pair of them. Writes
 * docs/evidence/video.md.
 */
import { createRequire } from 'node:module'
import { printFigures, quantile, spreadOf } from '../figures.mjs'
import { findsByFrames } from './frames-alone.mjs'
import { benchSamples } from './samples.mjs'
import { writeEvidence } from './write-evidence.mjs'

const require = createRequire(import.meta.url)
const { compareFilms, VideoWorkers } = require('@originseal/fingerprint')
const { alterFilm, film, FILM_ALTERATIONS } = require('@originseal/fingerprint/fixtures')

const FIRST_SEED = 101
const REFERENCE = 'frames alone (vPDQ)'

export async function run([wanted = '4']) {
  const workers = new VideoWorkers()
  const costs = []
  const inspect = async (source) => {
    const began = performance.now()
    const facts = await workers.inspect(source)
    costs.push((performance.now() - began) / (facts.durationMs / 1000))
    return facts
  }
  const originals = []
  for (let seed = FIRST_SEED; seed < FIRST_SEED + Number(wanted); seed++) {
    const file = await film(seed)
    originals.push({ seed, file, ...(await inspect(file)) })
  }
  const figures = []
  const falsely = { method: 0, frames: 0, pairs: 0 }
  for (const name of Object.keys(FILM_ALTERATIONS)) {
    figures.push(await recall(name, originals, inspect, falsely))
    console.error(`${name}: ${Math.round(performance.now() / 1000)} s`)
  }
  for (const a of originals)
    for (const b of originals) if (a !== b) countFalse(a.fingerprint, b.fingerprint, falsely)
  figures.push({
    name: 'films taken for another',
    value: falsely.method,
    unit: 'pairs',
    reference: `${REFERENCE}: ${falsely.frames}`,
    samples: falsely.pairs,
  })
  figures.push(costFigure([...costs]))
  const { figures: ofSamples, samples, notes } = await benchSamples(inspect, compareFilms)
  workers.close()
  printFigures([...figures, ...ofSamples])
  for (const note of notes) console.log(note)
  const { version } = originals[0].fingerprint
  await writeEvidence({
    figures: [...figures, ...ofSamples],
    films: originals.length,
    firstSeed: FIRST_SEED,
    version,
    samples,
    notes,
  })
  console.log(`Seeds ${FIRST_SEED} to ${FIRST_SEED + originals.length - 1}.`)
}

/** Each film altered once; the altered one is also held against all the others that it shows nothing of. */
async function recall(name, originals, inspect, falsely) {
  let found = 0
  let byFrames = 0
  for (const [place, { file, fingerprint }] of originals.entries()) {
    const around =
      FILM_ALTERATIONS[name].delay === undefined ? null : originals[(place + 1) % originals.length]
    const { fingerprint: altered } = await inspect(await alterFilm(file, name, around?.file))
    if (compareFilms(altered, fingerprint)) found++
    if (findsByFrames(altered, fingerprint)) byFrames++
    for (const other of originals)
      if (other.fingerprint !== fingerprint && other !== around)
        countFalse(altered, other.fingerprint, falsely)
  }
  const samples = originals.length
  return {
    name: `found: ${name}`,
    value: found / samples,
    unit: 'share',
    reference: `${REFERENCE}: ${byFrames / samples}`,
    samples,
  }
}

function countFalse(query, other, falsely) {
  falsely.pairs++
  if (compareFilms(query, other)) falsely.method++
  if (findsByFrames(query, other)) falsely.frames++
}

function costFigure(costs) {
  return {
    name: 'inspecting a second of film (192 × 108), process and all',
    value: quantile(costs, 0.5),
    unit: 'ms',
    samples: costs.length,
    spread: spreadOf(costs),
  }
}
