import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyOf, COPYING, randomOf } from '../fixtures'
import type { CalibrationPair } from './pairs'

/** What `npm run bench -- photographs <folder>` lays down; the score is trained on one split and tested on another. */
export const SPLITS = { training: 'development', heldOut: 'held-out' } as const
/** Ways of copying that each photograph takes; they go round, so that all of them come up. */
const WAYS_EACH = 2

/** Copies of real photographs, and scenes photographed twice, each pair both ways round. */
export function photographPairs(folder: string, isHeldOut: boolean): CalibrationPair[] {
  const split = join(folder, isHeldOut ? SPLITS.heldOut : SPLITS.training)
  return [...copies(split, isHeldOut), ...repeatedShots(join(split, 'repeated'), isHeldOut)]
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.includes('~'))
    .sort()
    .map((name) => join(folder, name))

function copies(folder: string, isHeldOut: boolean): CalibrationPair[] {
  const ways = Object.keys(COPYING)
  const paths = filesIn(folder)
  return paths.flatMap((path, i) => {
    const original = (): Promise<Buffer> => readFile(path)
    const others = [1, 2, 3].map((k) => paths[(i + k) % paths.length]!)
    return Array.from({ length: WAYS_EACH }, (_, k): CalibrationPair => {
      const way = ways[(i * WAYS_EACH + k * 13) % ways.length]!
      const candidate = async (): Promise<Buffer> =>
        copyOf(await original(), way, {
          random: randomOf(i * 100 + k),
          others: await Promise.all(others.map((other) => readFile(other))),
        })
      return { isHeldOut, kind: `photograph, ${way}`, copy: true, original, candidate }
    })
  })
}

function repeatedShots(folder: string, isHeldOut: boolean): CalibrationPair[] {
  if (!existsSync(folder)) return []
  return filesIn(folder).flatMap((pair) => {
    const kind = `photographed twice: ${pair.slice(pair.lastIndexOf('~') + 1).replaceAll('-', ' ')}`
    const [a, b] = ['a', 'b'].map((shot) => () => readFile(join(pair, shot)))
    return [
      { isHeldOut, kind, copy: false, original: a!, candidate: b! },
      { isHeldOut, kind, copy: false, original: b!, candidate: a! },
    ]
  })
}

/** Of all photographs of these splits: which they were, whoever fetches them again. */
export async function hashOfPhotographs(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const split of Object.values(SPLITS)) {
    const pairs = filesIn(join(folder, split, 'repeated')).flatMap((pair) => [
      join(pair, 'a'),
      join(pair, 'b'),
    ])
    for (const path of [...filesIn(join(folder, split)), ...pairs])
      hash.update(`${path.slice(folder.length)}\n`).update(await readFile(path))
  }
  return hash.digest('hex')
}
