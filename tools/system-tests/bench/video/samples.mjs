import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The public films are named by what they show: chair-…, pattern-…, doorknob-…. */
const subject = (name) => name.split('-', 1)[0]

/**
 * Every pair of the public sample films: like with like, never across. Without TMK_VIDEOS_DIR they are not run.
 * @returns figures, the films, and a line for each pair that was told wrongly
 */
export async function benchSamples(inspect, compareFilms) {
  const folder = process.env.TMK_VIDEOS_DIR
  const names = ['sample films: pairs of one subject found', 'sample films: pairs across subjects found']
  if (!folder) {
    const figures = names.map((name) => ({
      name,
      value: 'not run',
      unit: 'share',
      reference: 'TMK_VIDEOS_DIR',
    }))
    return { figures, samples: [], notes: [] }
  }
  const films = []
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.mp4'))
    .sort())
    films.push({ name, ...(await inspect(join(folder, name))) })
  const notes = []
  /** @type {Record<'same' | 'across', boolean[]>} */
  const pairs = { same: [], across: [] }
  for (const [place, a] of films.entries()) {
    for (const b of films.slice(place + 1)) {
      const isFound = compareFilms(a.fingerprint, b.fingerprint) !== null
      const isSame = subject(a.name) === subject(b.name)
      pairs[isSame ? 'same' : 'across'].push(isFound)
      if (isFound !== isSame) notes.push(`${isFound ? 'found' : 'missed'}: ${a.name}, ${b.name}`)
    }
  }
  const figures = [pairs.same, pairs.across].map((found, i) => ({
    name: names[i],
    value: found.filter(Boolean).length / found.length,
    unit: 'share',
    samples: found.length,
  }))
  const samples = films.map(({ name, durationMs, width, height }) => ({
    name,
    seconds: Math.round(durationMs / 100) / 10,
    size: `${width} × ${height}`,
  }))
  return { figures, samples, notes }
}
