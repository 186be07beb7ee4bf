import { statements, type Tx } from '@originseal/database'
import type { DB } from '../../tables'

const db = statements<DB>()

/** Locks an owner's works against scans that are being started: their rows refer to these. */
export async function lockWorksOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.rows(
    db
      .selectFrom('watched_work')
      .select('work_id')
      .where('owner_id', '=', ownerId)
      .orderBy('work_id')
      .forUpdate(),
  )
}

export async function removeWorksOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.rows(db.deleteFrom('watched_work').where('owner_id', '=', ownerId))
}

export async function transferWorks(tx: Tx, ownerId: string, successor: string): Promise<void> {
  await tx.rows(db.updateTable('watched_work').set({ owner_id: successor }).where('owner_id', '=', ownerId))
}

/** Keeps a work from being erased until `tx` ends. @returns whose it is, and its title; undefined: it is gone */
export async function holdWork(
  tx: Tx,
  workId: string,
): Promise<{ readonly ownerId: string; readonly title: string } | undefined> {
  const [work] = await tx.rows(
    db
      .selectFrom('watched_work')
      .select(['owner_id as ownerId', 'title'])
      .where('work_id', '=', workId)
      .forKeyShare(),
  )
  return work
}

/** Whose a work is; it stays theirs until `tx` ends. */
export async function holdOwner(tx: Tx, workId: string): Promise<string | undefined> {
  const [work] = await tx.rows(
    db.selectFrom('watched_work').select('owner_id').where('work_id', '=', workId).forShare(),
  )
  return work?.owner_id
}
