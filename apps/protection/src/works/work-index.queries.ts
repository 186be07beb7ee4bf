import { statements, type Tx } from '@originseal/database'
import type { HashRows } from '@originseal/fingerprint'
import type { DB } from '../tables'
import { similarFromQuality } from './work.rules'

const db = statements<DB>()

/** Works whose hash says enough to call others alike. */
export const hashRows: HashRows<Tx> = {
  async after(tx, key, limit) {
    const found = await tx.rows(
      db
        .selectFrom('work')
        .select(['index_key', 'perceptual_hash'])
        .where('index_key', '>', String(key))
        .where('hash_quality', '>=', similarFromQuality)
        .orderBy('index_key')
        .limit(limit),
    )
    return found.map((row) => ({ key: Number(row.index_key), hashes: [row.perceptual_hash.hex] }))
  },
  async removedAfter(tx, position, limit) {
    const gone = await tx.rows(
      db
        .selectFrom('work_index_removal')
        .select(['position', 'index_key'])
        .where('position', '>', String(position))
        .orderBy('position')
        .limit(limit),
    )
    return gone.map((row) => ({ position: Number(row.position), key: Number(row.index_key) }))
  },
  async lastRemoval(tx) {
    const [row] = await tx.rows(
      db.selectFrom('work_index_removal').select(({ fn }) => fn.max('position').as('last')),
    )
    return Number(row?.last ?? 0)
  },
}

/** The ids of works, by the numbers under which the index knows them. */
export async function idsByKey(tx: Tx, keys: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = await tx.rows(
    db
      .selectFrom('work')
      .select(['id', 'index_key'])
      .where(({ eb, fn, val }) => eb('index_key', '=', fn.any(val(keys.map(String))))),
  )
  return new Map(found.map((row) => [Number(row.index_key), row.id]))
}
