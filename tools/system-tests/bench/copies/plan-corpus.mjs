/**
 * What pictures there are, by seed: a list of recipes, nothing is drawn yet.
 *
 * @typedef {{ id: string, make: object, kind: 'original' | 'copy' | 'other', owner: number,
 *   collection?: string }} Picture
 *   `collection`: the package of a real photograph; those that it shows twice may show what its originals show
 *   `owner`: pictures of one owner are compared with each other, so one process describes them
 *
 * @typedef {{ original: string, candidate: string, kind: 'copy' | 'near-duplicate' | 'stranger', row: string,
 *   isReal?: boolean }} Pair
 *   `row`: how it was copied, or in which way it is only alike; `isReal`: of a picture of the folder, not made by seed
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const PICTURES = /\.(jpe?g|png|webp|avif|gif)$/i
/** Camera moved by these shares of the width, and the same thing turned by these angles. */
const CAMERA_SHIFTS = [0.01, 0.02, 0.04, 0.08]
const YAWS = [0.1, 0.2, 0.4]

/** @param {{ originals: number, seed: number, ways: readonly string[], folder?: string }} size */
export function planCorpus({ originals: count, seed, ways, folder }) {
  const pictures = []
  const pairs = []
  const add = (id, kind, owner, make, collection) => (
    pictures.push({ id, kind, owner, make, collection }),
    id
  )

  /** @type {{ draw: string, seed?: number, path?: string }[]} */
  const generated = Array.from({ length: count }, (_, i) => ({
    draw: i % 2 ? 'drawing' : 'photograph',
    seed: seed + i,
  }))
  const files = folder
    ? readdirSync(folder)
        .filter((name) => PICTURES.test(name))
        .sort()
    : []
  const sources = [...generated, ...files.map((name) => ({ draw: 'file', path: join(folder ?? '', name) }))]
  const fillers = Array.from({ length: 12 }, (_, i) => ({
    draw: i % 2 ? 'photograph' : 'drawing',
    seed: seed + 5000 + i,
  }))
  sources.forEach((make, i) => {
    const original = add(`original ${i}`, 'original', i >> 1, make, make.path && collectionOf(make.path))
    ways.forEach((way, w) => {
      const others = [0, 1, 2].map((k) => fillers[(i * 5 + k) % fillers.length])
      const recipe = { draw: 'copy', of: make, way, seed: seed + i * 1000 + w, others }
      const candidate = add(`${original}, ${way}`, 'copy', i >> 1, recipe)
      pairs.push({ original, candidate, kind: 'copy', row: way, isReal: make.draw === 'file' })
    })
  })
  planNearDuplicates(Math.max(4, Math.ceil(count / 2)), seed + 9000, (row, makeA, makeB, k) => {
    const original = add(`${row} ${k}a`, 'other', k, makeA)
    const candidate = add(`${row} ${k}b`, 'other', k, makeB)
    pairs.push({ original, candidate, kind: 'near-duplicate', row })
  })
  repeatedShots(folder).forEach(({ kind, collection, a, b }, k) => {
    const [one, two] = [a, b].map((path, shot) =>
      add(`photographed twice ${k}${'ab'[shot]}`, 'other', k, { draw: 'file', path }, collection),
    )
    for (const [original, candidate] of [
      [one, two],
      [two, one],
    ])
      pairs.push({
        original,
        candidate,
        kind: 'near-duplicate',
        row: `photographed twice: ${kind}`,
        isReal: true,
      })
  })
  const packages = [...new Set(files.filter((name) => name.includes('~')).map(collectionOf))]
  return { pictures, pairs, packages }
}

/** The package that a file or folder of photographs is called by, as `npm run bench -- photographs` calls them. */
const collectionOf = (path) => basename(path).split('~')[0]

/** Pairs of photographs of one scene, as `npm run bench -- photographs` lays them down. */
function repeatedShots(folder) {
  const place = folder && join(folder, 'repeated')
  if (!place || !existsSync(place)) return []
  return readdirSync(place)
    .sort()
    .map((name) => ({
      kind: name.slice(name.lastIndexOf('~') + 1).replaceAll('-', ' '),
      collection: collectionOf(name),
      a: join(place, name, 'a'),
      b: join(place, name, 'b'),
    }))
}

/** Pairs that resemble each other and are no copies; `count` of each kind. */
function planNearDuplicates(count, seed, pair) {
  for (let k = 0; k < count; k++) {
    const [one, two] = [seed + k * 2, seed + k * 2 + 1]
    const kindOf = (n) => (n % 3 ? 'photograph' : 'drawing')
    for (const shift of CAMERA_SHIFTS)
      pair(
        `camera moved ${shift * 100} %`,
        { draw: 'photograph', seed: one },
        { draw: 'second-shot', seed: one, shift },
        k,
      )
    for (const yaw of YAWS)
      pair(
        `same thing, turned by ${Math.round((yaw * 180) / Math.PI)}°`,
        { draw: 'product', seed: one, shot: { yaw: 0, aside: 0, light: 1, ground: one } },
        { draw: 'product', seed: one, shot: { yaw, aside: yaw / 20, light: 0.95, ground: two } },
        k,
      )
    for (const frame of ['template', 'banner'])
      pair(
        `same ${frame}, other picture`,
        { draw: frame, of: { draw: kindOf(k), seed: one } },
        { draw: frame, of: { draw: kindOf(k + 1), seed: two } },
        k,
      )
  }
}
