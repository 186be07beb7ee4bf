import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { defineJob, Jobs, LeaseLost } from '@originseal/jobs'
import { z } from 'zod'
import { lockScan } from './lock-order'
import { leaseMs, maxAttempts, retryPausesMs, type WorkingStep } from './scan.rules'

const payload = z.object({ taskId: z.uuid() })
export type TaskToDo = z.infer<typeof payload>

/** How many of them a process does at a time is configured: SCAN_CONCURRENCY. */
export const doTask = defineJob({
  name: 'scans.do-task',
  payload,
  leaseMs,
  retry: { tries: maxAttempts, pausesMs: retryPausesMs },
})

/** A part of a step's work. Its scan goes on when all tasks of the step are over. */
export interface ScanTask {
  readonly id: string
  readonly scanId: string
  readonly workId: string
  readonly step: WorkingStep
  readonly payload: Readonly<Record<string, unknown>>
}

/** A task that this process holds by the lease of its job. */
export interface LeasedTask extends ScanTask {
  /** @throws LeaseLost */
  readonly holdJob: (tx: Tx) => Promise<void>
}

/** The tasks of all scans. Each open one has a job; which process does it, is the job's matter. */
@Injectable()
export class TaskQueue {
  constructor(private readonly jobs: Jobs) {}

  async add(
    tx: Tx,
    scanId: string,
    step: WorkingStep,
    payloads: readonly Readonly<Record<string, unknown>>[],
  ): Promise<void> {
    for (const given of payloads) {
      const taskId = crypto.randomUUID()
      await tx.query(
        "INSERT INTO scan_task (id, scan_id, step, payload, state) VALUES ($1, $2, $3, $4, 'open')",
        [taskId, scanId, step, JSON.stringify(given)],
      )
      await this.jobs.add(tx, doTask, { taskId }, { key: taskId })
    }
  }

  /** Undefined where it is over, or its scan was erased. */
  async open(tx: Tx, taskId: string): Promise<ScanTask | undefined> {
    const [task] = await tx.query<ScanTask>(
      `SELECT task.id, scan_id AS "scanId", work_id AS "workId", task.step, payload
       FROM scan_task task JOIN scan ON scan.id = scan_id
       WHERE task.id = $1 AND task.state = 'open' AND scan.state = 'processing'`,
      [taskId],
    )
    return task
  }

  /** Lets `tx` write for the task: the task and its scan stay ours until `tx` ends. @throws LeaseLost */
  async hold(tx: Tx, task: LeasedTask): Promise<void> {
    // The version before knows no jobs: a scan that it cancelled has them still.
    if ((await lockScan(tx, task.scanId))?.state !== 'processing') throw new LeaseLost()
    await task.holdJob(tx)
  }

  /** @throws LeaseLost */
  async finish(tx: Tx, task: LeasedTask): Promise<void> {
    await this.hold(tx, task)
    await this.end(tx, task, 'done', null)
  }

  /** @throws LeaseLost: it was cancelled meanwhile */
  async fail(tx: Tx, task: ScanTask, failure: string): Promise<void> {
    await lockScan(tx, task.scanId)
    await this.end(tx, task, 'failed', failure)
  }

  /** @param tx has locked the scan */
  async cancelAll(tx: Tx, scanId: string): Promise<void> {
    const cancelled = await tx.query<{ id: string }>(
      "UPDATE scan_task SET state = 'cancelled' WHERE scan_id = $1 AND state = 'open' RETURNING id",
      [scanId],
    )
    await this.jobs.cancel(tx, doTask, ...cancelled.map(({ id }) => id))
  }

  /** Tasks of a step that are not over. */
  async unfinished(tx: Tx, scanId: string, step: WorkingStep): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM scan_task WHERE scan_id = $1 AND step = $2 AND state = 'open'`,
      [scanId, step],
    )
    return row?.count ?? 0
  }

  /** Share of a step's tasks that are over, 0 to 1. */
  async share(tx: Tx, scanId: string, step: WorkingStep): Promise<number> {
    const [row] = await tx.query<{ share: number }>(
      `SELECT coalesce(avg((state <> 'open')::int), 0)::float8 AS share
       FROM scan_task WHERE scan_id = $1 AND step = $2`,
      [scanId, step],
    )
    return row?.share ?? 0
  }

  private async end(
    tx: Tx,
    { id }: ScanTask,
    state: 'done' | 'failed',
    failure: string | null,
  ): Promise<void> {
    const ended = await tx.query(
      "UPDATE scan_task SET state = $2, failure = $3 WHERE id = $1 AND state = 'open' RETURNING id",
      [id, state, failure],
    )
    if (ended.length === 0) throw new LeaseLost()
  }
}
