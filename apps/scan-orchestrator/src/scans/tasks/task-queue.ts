import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { defineJob, Jobs, LeaseLost } from '@originseal/jobs'
import { z } from 'zod'
import { lockScan } from '../lock-scan.repository'
import { leaseMs, maxAttempts, retryPausesMs, type WorkingStep } from '../scan.rules'
import { TasksRepository, type ScanTask } from './tasks.repository'

const payload = z.object({ taskId: z.uuid() })
export type TaskToDo = z.infer<typeof payload>

/** How many of them a process does at a time is configured: SCAN_CONCURRENCY. */
export const doTask = defineJob({
  name: 'scans.do-task',
  payload,
  leaseMs,
  retry: { tries: maxAttempts, pausesMs: retryPausesMs },
})

/** A task that this process holds by the lease of its job. */
export interface LeasedTask extends ScanTask {
  /** @throws LeaseLost */
  readonly holdJob: (tx: Tx) => Promise<void>
}

/** The tasks of all scans. Each open one has a job; which process does it, is the job's matter. */
@Injectable()
export class TaskQueue {
  constructor(
    private readonly transaction: Transaction,
    private readonly jobs: Jobs,
    private readonly tasks: TasksRepository,
  ) {}

  async add(
    tx: Tx,
    scanId: string,
    step: WorkingStep,
    payloads: readonly Readonly<Record<string, unknown>>[],
  ): Promise<void> {
    for (const given of payloads) {
      const taskId = crypto.randomUUID()
      await this.tasks.insert(tx, { id: taskId, scanId, step, payload: given })
      await this.jobs.add(tx, doTask, { taskId }, { key: taskId })
    }
  }

  /** Undefined where it is over, or its scan was erased. */
  open(tx: Tx, taskId: string): Promise<ScanTask | undefined> {
    return this.tasks.open(tx, taskId)
  }

  /** Lets `tx` write for the task: the task and its scan stay ours until `tx` ends. @throws LeaseLost */
  async hold(tx: Tx, task: LeasedTask): Promise<void> {
    // The version before knows no jobs: a scan that it cancelled has them still.
    if ((await lockScan(tx, task.scanId))?.state !== 'processing') throw new LeaseLost()
    await task.holdJob(tx)
  }

  /** Writes for the task before it is finished. @throws LeaseLost */
  write<Result>(task: LeasedTask, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.transaction.run(async (tx) => {
      await this.hold(tx, task)
      return work(tx)
    })
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
    await this.jobs.cancel(tx, doTask, ...(await this.tasks.cancelOf(tx, scanId)))
  }

  /** Tasks of a step that are not over. */
  async unfinished(tx: Tx, scanId: string, step: WorkingStep): Promise<number> {
    return (await this.tasks.count(tx, scanId, step)).open
  }

  /** Share of a step's tasks that are over, 0 to 1. */
  async share(tx: Tx, scanId: string, step: WorkingStep): Promise<number> {
    const { all, open } = await this.tasks.count(tx, scanId, step)
    return all === 0 ? 0 : (all - open) / all
  }

  private async end(
    tx: Tx,
    { id }: ScanTask,
    state: 'done' | 'failed',
    failure: string | null,
  ): Promise<void> {
    if (!(await this.tasks.end(tx, id, state, failure))) throw new LeaseLost()
  }
}
