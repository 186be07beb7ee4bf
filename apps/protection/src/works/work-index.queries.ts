import { statements, type Reads } from '@originseal/database'
import type { HashRows } from '@originseal/fingerprint'
import type { DB } from '../tables'
import { similarFromQuality } from './work.rules'

const db = statements<DB>()

/** Works whose hash says enough to call others alike. */
export const hashRows: HashRows<Reads> = {
  async after(reads, key, limit) {
    const found = await reads.rows(
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
  async removedAfter(reads, position, limit) {
    const gone = await reads.rows(
      db
        .selectFrom('work_index_removal')
        .select(['position', 'index_key'])
        .where('position', '>', String(position))
        .orderBy('position')
        .limit(limit),
    )
    return gone.map((row) => ({ position: Number(row.position), key: Number(row.index_key) }))
  },
  async lastRemoval(reads) {
    const [row] = await reads.rows(
      db.selectFrom('work_index_removal').select(({ fn }) => fn.max('position').as('last')),
    )
    return Number(row?.last ?? 0)
  },
}
