import type { Reads } from '@originseal/database'
import type { HashRow, HashRows, PictureWindows } from '@originseal/fingerprint'
import type { Collection } from './image-index'

/**
 * What each collection's rows have in the index: the hash of the whole, of works in all eight turns and mirrors, and
 * those of its windows.
 */
const select: Record<Collection, string> = {
  pictures: `SELECT index_key AS key, ARRAY[perceptual_hash ->> 'hex'] AS whole, windows FROM crawled_image`,
  works: `SELECT index_key AS key, dihedrals AS whole, windows FROM watched_work`,
}

interface Row {
  readonly key: string
  readonly whole: readonly string[]
  readonly windows: PictureWindows | null
}

/** The rows of one collection, as the database has them. */
export class IndexRows implements HashRows<Reads> {
  constructor(private readonly collection: Collection) {}

  async after(reads: Reads, key: number, limit: number): Promise<HashRow[]> {
    const rows = await reads.query<Row>(
      `${select[this.collection]} WHERE index_key > $1 ORDER BY index_key LIMIT $2`,
      [key, limit],
    )
    return rows.map((row) => ({
      key: Number(row.key),
      hashes: [...new Set([...row.whole, ...(row.windows?.hashes ?? []).map(({ hex }) => hex)])],
    }))
  }

  async removedAfter(
    reads: Reads,
    position: number,
    limit: number,
  ): Promise<{ position: number; key: number }[]> {
    const rows = await reads.query<{ position: string; key: string }>(
      `SELECT position, index_key AS key FROM index_removal
       WHERE collection = $1 AND position > $2 ORDER BY position LIMIT $3`,
      [this.collection, position, limit],
    )
    return rows.map((row) => ({ position: Number(row.position), key: Number(row.key) }))
  }

  async lastRemoval(reads: Reads): Promise<number> {
    const [row] = await reads.query<{ last: string | null }>(
      'SELECT max(position) AS last FROM index_removal WHERE collection = $1',
      [this.collection],
    )
    return Number(row?.last ?? 0)
  }
}
