import { setImmediate as otherWork } from 'node:timers/promises'
import { z } from 'zod'
import { distanceOf, pictureMethod, wordsOf } from './picture-likeness'
import type { FingerprintedPicture } from './pictures.queries'

const wordsOfHash = 8
/** Pictures that are compared before other work has its turn: some milliseconds. */
const atOnce = 500

/** What a search is limited to. */
export interface PictureScope {
  /** Nice classes; none for all. */
  readonly classes: readonly number[]
  /** A category of the Vienna classification, 1 to 29. */
  readonly figure: number | undefined
}

export interface NearPicture {
  readonly source: string
  readonly applicationNumber: string
  readonly sha256: string
  readonly distance: number
}

const header = z.object({
  method: z.literal(pictureMethod),
  pictures: z.array(z.tuple([z.string(), z.string(), z.string()])),
})

/** Classes 1 to 45 in two words, categories 1 to 29 in one. */
function maskOf(classes: readonly number[], figures: readonly number[]): [number, number, number] {
  const mask: [number, number, number] = [0, 0, 0]
  for (const each of classes) mask[each >> 5 === 0 ? 0 : 1] |= 1 << (each & 31)
  for (const each of figures) mask[2] |= 1 << each
  return mask
}

interface Parts {
  readonly pictures: readonly (readonly [source: string, applicationNumber: string, sha256: string])[]
  /** Of each picture, where its hashes end, in hashes. */
  readonly ends: Uint32Array
  readonly masks: Uint32Array
  readonly hashes: Uint32Array
}

/** Fingerprints of marks' pictures in typed arrays. Every one is compared: nothing is missed, and the time grows with their number. */
export class PictureIndex {
  private constructor(private readonly parts: Parts) {}

  static async build(
    pages: AsyncIterable<FingerprintedPicture[]> | Iterable<FingerprintedPicture[]>,
  ): Promise<PictureIndex> {
    const pictures: [string, string, string][] = []
    const [ends, masks, hashes]: [number[], number[], number[]] = [[], [], []]
    for await (const page of pages)
      for (const { source, applicationNumber, sha256, classes, figures, ...picture } of page) {
        pictures.push([source, applicationNumber, sha256])
        for (const hex of picture.hashes) hashes.push(...wordsOf(hex))
        ends.push(hashes.length / wordsOfHash)
        masks.push(
          ...maskOf(
            classes,
            figures.map((code) => Number(code.slice(0, 2))),
          ),
        )
      }
    return new PictureIndex({
      pictures,
      ends: Uint32Array.from(ends),
      masks: Uint32Array.from(masks),
      hashes: Uint32Array.from(hashes),
    })
  }

  /** @throws Error where the bytes are those of no index of this method */
  static read(bytes: Uint8Array): PictureIndex {
    // A copy begins at an address that words may begin at.
    const { buffer } = new Uint8Array(bytes)
    const length = new DataView(buffer).getUint32(0, true)
    const text = Buffer.from(buffer, 4, length).toString('utf8')
    const { pictures } = header.parse(JSON.parse(text))
    let at = 4 + length + padding(length)
    const take = (words: number): Uint32Array => {
      const part = new Uint32Array(buffer, at, words)
      at += words * 4
      return part
    }
    const ends = take(pictures.length)
    return new PictureIndex({
      ...{ pictures, ends, masks: take(pictures.length * 3) },
      hashes: take((ends.at(-1) ?? 0) * wordsOfHash),
    })
  }

  /** The index as one file: the length of its head, the head, and the arrays, little-endian. */
  write(): Buffer {
    const { pictures, ends, masks, hashes } = this.parts
    const head = Buffer.from(JSON.stringify({ method: pictureMethod, pictures }))
    const length = Buffer.alloc(4)
    length.writeUInt32LE(head.length)
    const arrays = [ends, masks, hashes].map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    )
    return Buffer.concat([length, head, Buffer.alloc(padding(head.length)), ...arrays])
  }

  get size(): number {
    return this.parts.pictures.length
  }

  /** The pictures that are nearest to what is asked, at most so far away; a mark with several is there once. */
  async search(
    asked: Uint32Array,
    scope: PictureScope,
    most: { top: number; distance: number },
  ): Promise<NearPicture[]> {
    const { pictures, ends, hashes } = this.parts
    const near = new Map<string, NearPicture>()
    const fits = this.filter(scope)
    for (let number = 0; number < pictures.length; number++) {
      if (number % atOnce === atOnce - 1) await otherWork()
      if (!fits(number)) continue
      let distance = Infinity
      for (
        let hash = number === 0 ? 0 : (ends[number - 1] as number);
        hash < (ends[number] as number);
        hash++
      )
        distance = Math.min(distance, distanceOf(hashes, hash * wordsOfHash, asked))
      const [source, applicationNumber, sha256] = pictures[number] as Parts['pictures'][number]
      const mark = `${source} ${applicationNumber}`
      if (distance <= most.distance && distance < (near.get(mark)?.distance ?? Infinity))
        near.set(mark, { source, applicationNumber, sha256, distance })
    }
    // Equally near ones stay in the register's order: the same question has the same answer.
    return [...near.values()].sort((a, b) => a.distance - b.distance).slice(0, most.top)
  }

  private filter({ classes, figure }: PictureScope): (number: number) => boolean {
    const { masks } = this.parts
    const [low, high, categories] = maskOf(classes, figure === undefined ? [] : [figure])
    const shares = (number: number, word: number, mask: number): boolean =>
      ((masks[number * 3 + word] as number) & mask) !== 0
    // A mark whose classes are not known may be in any.
    const hasNoClass = (number: number): boolean => masks[number * 3] === 0 && masks[number * 3 + 1] === 0
    return (number) =>
      (classes.length === 0 || shares(number, 0, low) || shares(number, 1, high) || hasNoClass(number)) &&
      (figure === undefined || shares(number, 2, categories))
  }
}

const padding = (length: number): number => (4 - (length % 4)) % 4
