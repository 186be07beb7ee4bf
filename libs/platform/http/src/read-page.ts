import type { PageRequest } from '@originseal/contracts'

export interface Page<Entry> {
  readonly entries: Entry[]
  /** Id of the last entry; null on the last page. */
  readonly nextCursor: string | null
}

/**
 * A page of a list that is newest first: one entry more is read than is given, which tells whether there are others.
 * @param read at most `limit` entries after the one whose id is `cursor`
 */
export async function readPage<Entry>(
  { cursor, limit }: PageRequest,
  read: (asked: PageRequest) => Promise<readonly Entry[]>,
  idOf: (entry: Entry) => string,
): Promise<Page<Entry>> {
  const found = await read({ cursor, limit: limit + 1 })
  const entries = found.slice(0, limit)
  const last = entries.at(-1)
  return { entries, nextCursor: last !== undefined && found.length > limit ? idOf(last) : null }
}
