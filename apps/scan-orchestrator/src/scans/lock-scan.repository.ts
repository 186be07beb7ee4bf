import { statements, type Tx } from '@originseal/database'
import { holdWork } from '../corpus/works/works-of-owner.queries'
import type { DB } from '../tables'
import type { ScanState } from './scan.rules'

const db = statements<DB>()

/**
 * Every transaction of this service that locks more than one thing takes its locks in this order, so that no two wait
 * for each other:
 *
 *  1. the owner (`OwnerTombstones`, advisory), a visitor before the account that has the visitor's things
 *  2. works (`watched_work`), by id
 *  3. the scan, not its key: rows that refer to it can be added meanwhile
 *  4. its tasks
 *  5. the index's turn, which triggers take before pictures, sightings and works are written
 *  6. what hangs on a scan or is remembered of the web; several rows of a table by their key
 *
 * Whatever writes for a task or a scan begins with {@link lockScan} or `TaskQueue.hold`, also where it only adds rows:
 * their foreign keys lock the work and the scan. Claiming and renewing a lease lock one task and nothing after it.
 */
export interface LockedScan {
  /** Null for a search under a name. */
  readonly workId: string | null
  readonly ownerId: string
  readonly state: ScanState
  readonly step: string
}

/** Locks the scan, and its work against being erased, until `tx` ends; undefined if there is no such scan any more. */
export async function lockScan(tx: Tx, scanId: string): Promise<LockedScan | undefined> {
  const [known] = await tx.rows(db.selectFrom('scan').select('work_id').where('id', '=', scanId))
  if (!known) return undefined
  if (known.work_id !== null) await holdWork(tx, known.work_id)
  const [scan] = await tx.rows(
    db
      .selectFrom('scan')
      .select(['owner_id as ownerId', 'state', 'step'])
      .where('id', '=', scanId)
      .forNoKeyUpdate(),
  )
  return scan && { ...scan, workId: known.work_id }
}
