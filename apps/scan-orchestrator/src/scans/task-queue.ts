import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { lockScan } from './lock-order'
import { leaseMs, maxAttempts, maxClaims, retryAfterMs, type WorkingStep } from './scan.rules'

/** Told when a task waits. */
export const taskChannel = 'scan_tasks'

/** A task that this process holds. `fence` is the number of its lease: a later holder has a higher one. */
export interface LeasedTask {
  readonly id: string
  readonly scanId: string
  readonly step: WorkingStep
  readonly payload: Readonly<Record<string, unknown>>
  /** Failures so far. */
  readonly attempts: number
  readonly fence: number
  /** It was another process's, which fell silent. */
  readonly isRescued: boolean
}

/** Another process holds the task now, or its scan was cancelled: nothing may be written for it any more. */
export class LeaseLost extends Error {
  constructor() {
    super('the lease of this task is lost')
    this.name = 'LeaseLost'
  }
}

interface TaskRow {
  id: string
  scan_id: string
  step: WorkingStep
  payload: Record<string, unknown>
  attempts: number
  fence: number
  is_rescued: boolean
}

/**
 * The tasks of all scans, each held by one process at a time. A lease runs out unless it is renewed; then the next
 * process takes the task under a higher fence, and whatever the old one still wants to write is refused.
 */
@Injectable()
export class TaskQueue {
  constructor(private readonly transaction: Transaction) {}

  async add(
    tx: Tx,
    scanId: string,
    step: WorkingStep,
    payloads: readonly Readonly<Record<string, unknown>>[],
  ): Promise<void> {
    for (const payload of payloads) {
      await tx.query(
        "INSERT INTO scan_task (id, scan_id, step, payload, state) VALUES ($1, $2, $3, $4, 'waiting')",
        [crypto.randomUUID(), scanId, step, JSON.stringify(payload)],
      )
    }
    await tx.query(`NOTIFY ${taskChannel}`)
  }

  /** The oldest task that is due: a waiting one, or one whose holder fell silent. */
  claim(): Promise<LeasedTask | undefined> {
    return this.transaction.run(async (tx) => {
      const [row] = await tx.query<TaskRow>(
        `WITH due AS (
           SELECT id, state FROM scan_task
           WHERE (state = 'waiting' AND not_before <= now()) OR (state = 'running' AND leased_until < now())
           ORDER BY sequence LIMIT 1 FOR UPDATE SKIP LOCKED
         )
         UPDATE scan_task AS task SET state = 'running', fence = fence + 1,
           leased_until = now() + $1 * interval '1 ms'
         FROM due WHERE task.id = due.id
         RETURNING task.id, scan_id, step, payload, attempts, fence, due.state = 'running' AS is_rescued`,
        [leaseMs],
      )
      return row && { ...row, scanId: row.scan_id, isRescued: row.is_rescued }
    })
  }

  /** @throws LeaseLost */
  async renew(task: LeasedTask): Promise<void> {
    await this.transaction.run(async (tx) => {
      const kept = await tx.query(
        `UPDATE scan_task SET leased_until = now() + $3 * interval '1 ms'
         WHERE id = $1 AND fence = $2 AND state = 'running' RETURNING id`,
        [task.id, task.fence, leaseMs],
      )
      if (kept.length === 0) throw new LeaseLost()
    })
  }

  /** Lets `tx` write for the task: the task and its scan stay ours until `tx` ends. @throws LeaseLost */
  async hold(tx: Tx, task: LeasedTask): Promise<void> {
    await lockScan(tx, task.scanId)
    const held = await tx.query(
      "SELECT id FROM scan_task WHERE id = $1 AND fence = $2 AND state = 'running' FOR UPDATE",
      [task.id, task.fence],
    )
    if (held.length === 0) throw new LeaseLost()
  }

  async finish(tx: Tx, task: LeasedTask): Promise<void> {
    await this.hold(tx, task)
    await tx.query("UPDATE scan_task SET state = 'done', leased_until = NULL WHERE id = $1", [task.id])
  }

  /** Gives a task back that was not at fault: its worker is being stopped. */
  async release(tx: Tx, task: LeasedTask): Promise<void> {
    await this.hold(tx, task)
    await tx.query("UPDATE scan_task SET state = 'waiting', leased_until = NULL WHERE id = $1", [task.id])
    await tx.query(`NOTIFY ${taskChannel}`)
  }

  /** Gives the task back to be tried again; after its last attempt it is failed for good. True if it will be tried. */
  async giveBack(tx: Tx, task: LeasedTask, failure: string): Promise<boolean> {
    await this.hold(tx, task)
    const attempts = task.attempts + 1
    const again = attempts < maxAttempts && task.fence < maxClaims
    await tx.query(
      `UPDATE scan_task SET state = $2, failure = $3, attempts = $4, leased_until = NULL,
         not_before = now() + $5 * interval '1 ms' WHERE id = $1`,
      [task.id, again ? 'waiting' : 'failed', failure, attempts, retryAfterMs(attempts)],
    )
    return again
  }

  /** @param tx has locked the scan */
  async cancelAll(tx: Tx, scanId: string): Promise<void> {
    await tx.query(
      "UPDATE scan_task SET state = 'cancelled' WHERE scan_id = $1 AND state IN ('waiting', 'running')",
      [scanId],
    )
  }

  /** Tasks of a step that are not over. */
  async unfinished(tx: Tx, scanId: string, step: WorkingStep): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM scan_task
       WHERE scan_id = $1 AND step = $2 AND state IN ('waiting', 'running')`,
      [scanId, step],
    )
    return row?.count ?? 0
  }

  /** Share of a step's tasks that are over, 0 to 1. */
  async share(tx: Tx, scanId: string, step: WorkingStep): Promise<number> {
    const [row] = await tx.query<{ share: number }>(
      `SELECT coalesce(avg((state NOT IN ('waiting', 'running'))::int), 0)::float8 AS share
       FROM scan_task WHERE scan_id = $1 AND step = $2`,
      [scanId, step],
    )
    return row?.share ?? 0
  }
}
