import { statements, type Reads } from '@originseal/database'
import type { HashRow, HashRows, PictureWindows } from '@originseal/fingerprint'
import { sql } from 'kysely'
import type { DB } from '../../tables'
import type { Collection } from './image-index'

const db = statements<DB>()

interface Row {
  readonly key: string
  readonly whole: readonly string[]
  readonly windows: PictureWindows | null
}

/**
 * What each collection's rows have in the index: the hash of the whole, of works in all eight turns and mirrors, and
 * those of its windows.
 */
const rowsAfter: Record<Collection, (reads: Reads, key: string, limit: number) => Promise<Row[]>> = {
  pictures: (reads, key, limit) =>
    reads.rows(
      db
        .selectFrom('crawled_image')
        .select(['index_key as key', 'windows'])
        .select(sql<string[]>`ARRAY[perceptual_hash ->> 'hex']`.as('whole'))
        .where('index_key', '>', key)
        .orderBy('index_key')
        .limit(limit),
    ),
  works: (reads, key, limit) =>
    reads.rows(
      db
        .selectFrom('watched_work')
        .select(['index_key as key', 'windows', 'dihedrals as whole'])
        .where('index_key', '>', key)
        .orderBy('index_key')
        .limit(limit),
    ),
}

/** The rows of one collection, as the database has them. */
export class IndexRows implements HashRows<Reads> {
  constructor(private readonly collection: Collection) {}

  async after(reads: Reads, key: number, limit: number): Promise<HashRow[]> {
    const rows = await rowsAfter[this.collection](reads, String(key), limit)
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
    const rows = await reads.rows(
      db
        .selectFrom('index_removal')
        .select(['position', 'index_key'])
        .where('collection', '=', this.collection)
        .where('position', '>', String(position))
        .orderBy('position')
        .limit(limit),
    )
    return rows.map((row) => ({ position: Number(row.position), key: Number(row.index_key) }))
  }

  async lastRemoval(reads: Reads): Promise<number> {
    const [row] = await reads.rows(
      db
        .selectFrom('index_removal')
        .select(({ fn }) => fn.max('position').as('last'))
        .where('collection', '=', this.collection),
    )
    return Number(row?.last ?? 0)
  }
}
