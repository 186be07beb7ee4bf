/** Up to where an image follows its rows. */
export interface ImageNote {
  /** The last row's key, 0: none, and its hashes, by which an image of other rows is known. */
  readonly key: number
  readonly hashes: readonly string[]
  /** The last removal's position. */
  readonly removals: number
}

/** Changes when rows are cut into hashes differently: images of before then hold others. */
const VERSION = 1
export const START: ImageNote = { key: 0, hashes: [], removals: 0 }

export const encodeNote = ({ key, hashes, removals }: ImageNote): string =>
  JSON.stringify({ version: VERSION, key, hashes, removals })

/** Undefined for a note that is another version's, or nobody's. */
export function decodeNote(text: string): ImageNote | undefined {
  try {
    const { version, key, hashes, removals } = JSON.parse(text) as ImageNote & { version: number }
    const isSound = Number.isInteger(key) && Number.isInteger(removals) && Array.isArray(hashes)
    return version === VERSION && isSound ? { key, hashes, removals } : undefined
  } catch {
    return undefined
  }
}
