import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'
import { progressAt, type ScanState, type WorkingStep } from './scan.rules'

const db = statements<DB>()
const now = sql<Date>`now()`

const begun = {
  state: 'processing',
  step: 'queued',
  progress: progressAt('queued', 0),
  started_at: now,
} as const

export interface NewScan {
  readonly scanId: string
  readonly workId: string
  readonly ownerId: string
  /** Begins by itself. */
  readonly isScheduled: boolean
}

@Injectable()
export class ScansRepository {
  /** From here to the end of `tx` nobody else starts a scan of this work. */
  async lockWork(tx: Tx, workId: string): Promise<void> {
    await tx.rows(
      db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${`scan ${workId}`}, 0))`.as('locked')),
    )
  }

  async runningOf(tx: Tx, workId: string): Promise<string | undefined> {
    const [scan] = await tx.rows(
      db.selectFrom('scan').select('id').where('work_id', '=', workId).where('state', '=', 'processing'),
    )
    return scan?.id
  }

  async insert(tx: Tx, { scanId, workId, ownerId, isScheduled }: NewScan): Promise<void> {
    await tx.rows(
      db.insertInto('scan').values({
        id: scanId,
        work_id: workId,
        owner_id: ownerId,
        is_scheduled: isScheduled,
        ...begun,
      }),
    )
  }

  /** The owner's search under a name that is running. */
  async runningUnder(tx: Tx, ownerId: string, name: string): Promise<string | undefined> {
    const [scan] = await tx.rows(
      db
        .selectFrom('scan')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('name', '=', name)
        .where('state', '=', 'processing'),
    )
    return scan?.id
  }

  async insertUnder(
    tx: Tx,
    { scanId, ownerId, name }: { readonly scanId: string; readonly ownerId: string; readonly name: string },
  ): Promise<void> {
    await tx.rows(db.insertInto('scan').values({ id: scanId, name, owner_id: ownerId, ...begun }))
  }

  async setStep(tx: Tx, scanId: string, step: WorkingStep): Promise<void> {
    await tx.rows(db.updateTable('scan').set({ step }).where('id', '=', scanId))
  }

  async setReport(tx: Tx, scanId: string, key: string, sha256: string): Promise<void> {
    await tx.rows(
      db.updateTable('scan').set({ report_key: key, report_sha256: sha256 }).where('id', '=', scanId),
    )
  }

  /** The key of the whole report that counts: this one, unless there was one before; undefined: there is no such scan. */
  async keepWholeReport(tx: Tx, scanId: string, key: string): Promise<string | undefined> {
    const [row] = await tx.rows(
      db
        .updateTable('scan')
        .set(({ fn, val }) => ({ whole_report_key: fn.coalesce('whole_report_key', val(key)) }))
        .where('id', '=', scanId)
        .returning('whole_report_key as key'),
    )
    return row?.key ?? undefined
  }

  /** Undefined where it has ended before. */
  async end(tx: Tx, scanId: string, outcome: Exclude<ScanState, 'processing'>) {
    const [scan] = await tx.rows(
      db
        .updateTable('scan')
        .set({ state: outcome, step: outcome === 'completed' ? 'done' : 'error', ended_at: now })
        .where('id', '=', scanId)
        .where('state', '=', 'processing')
        .returning(['work_id as workId', 'owner_id as ownerId', 'is_scheduled as isScheduled'])
        .returning(sql<Date>`ended_at`.as('endedAt')),
    )
    return scan
  }

  /** Scans of this work that began before this one. */
  async earlierThan(tx: Tx, scanId: string): Promise<string[]> {
    const rows = await tx.rows(
      db
        .selectFrom('scan as earlier')
        .innerJoin('scan', 'scan.work_id', 'earlier.work_id')
        .select('earlier.id')
        .where('scan.id', '=', scanId)
        .whereRef('earlier.started_at', '<', 'scan.started_at'),
    )
    return rows.map(({ id }) => id)
  }

  /** Locks an owner's scans that are running. @returns their ids */
  async lockRunningOf(tx: Tx, ownerId: string): Promise<string[]> {
    const running = await tx.rows(
      db
        .selectFrom('scan')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('state', '=', 'processing')
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    return running.map(({ id }) => id)
  }

  /** @returns their ids */
  async removeOfOwner(tx: Tx, ownerId: string): Promise<string[]> {
    const gone = await tx.rows(db.deleteFrom('scan').where('owner_id', '=', ownerId).returning('id'))
    return gone.map(({ id }) => id)
  }

  async transfer(tx: Tx, ownerId: string, successor: string): Promise<void> {
    await tx.rows(db.updateTable('scan').set({ owner_id: successor }).where('owner_id', '=', ownerId))
  }
}
