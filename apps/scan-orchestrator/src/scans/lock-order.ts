import type { Tx } from '@originseal/database'

/**
 * Every transaction of this service that locks more than one thing takes its locks in this order, so that no two wait
 * for each other:
 *
 *  1. the owner (`DepartedOwners`, advisory), a visitor before the account that has the visitor's things
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
  readonly ownerId: string
  readonly state: string
  readonly step: string
}

/** Locks the scan, and its work against being erased, until `tx` ends; undefined if there is no such scan any more. */
export async function lockScan(tx: Tx, scanId: string): Promise<LockedScan | undefined> {
  await tx.query(
    'SELECT FROM watched_work WHERE work_id = (SELECT work_id FROM scan WHERE id = $1) FOR KEY SHARE',
    [scanId],
  )
  const [scan] = await tx.query<LockedScan>(
    'SELECT owner_id AS "ownerId", state, step FROM scan WHERE id = $1 FOR NO KEY UPDATE',
    [scanId],
  )
  return scan
}
