/** What is indexed: pictures that were ever crawled, or works that are watched. */
export type Collection = 'pictures' | 'works'

export interface IndexHit {
  /** `index_key` of the row. */
  readonly key: number
  /** Differing bits of the nearest of the row's hashes, 0 to 31. */
  readonly distance: number
}

/**
 * Exact search among all rows that were committed before the question: nothing within the limit is missed. Two hold it:
 * this process (`HeldIndex`), or others that share the hashes (`ShardedIndex`).
 */
export interface ImageIndex {
  /**
   * For each query, one or more hashes as 64 hex digits, the rows with a hash within `limit` bits (0 to 31) of one of
   * them, nearest first. Rejects with {@link IndexUnanswered} rather than answer in part.
   */
  lookUp(
    collection: Collection,
    queries: readonly (readonly string[])[],
    limit: number,
  ): Promise<readonly (readonly IndexHit[])[]>
}

export const IMAGE_INDEX = Symbol('ImageIndex')

/** A part of the index did not answer, or answered for another part: the whole question is worth another try. */
export class IndexUnanswered extends Error {
  constructor(where: string, why: string, options?: ErrorOptions) {
    super(`the image index at ${where} did not answer: ${why}`, options)
    this.name = 'IndexUnanswered'
  }
}
