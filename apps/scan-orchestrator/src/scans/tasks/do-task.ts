import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { OnJob, OnJobGivenUp, type Effect, type RunningJob } from '@originseal/jobs'
import { RefundUnits } from '@originseal/units'
import { causeOf, spentByScan } from '../begin-scan'
import { EndScan } from '../end-scan'
import { PlanStep } from '../plan-step'
import { isEssential } from '../scan.rules'
import { doTask, TaskQueue, type TaskToDo } from './task-queue'

/** Does a task; its last one begins the next step. One that fails for good ends the scan where nothing goes without it. */
@Injectable()
export class DoTask {
  constructor(
    private readonly transaction: Transaction,
    private readonly queue: TaskQueue,
    private readonly planStep: PlanStep,
    private readonly endScan: EndScan,
    private readonly refundUnits: RefundUnits,
  ) {}

  @OnJob(doTask)
  async execute({ payload, signal, hold }: RunningJob<TaskToDo>): Promise<Effect | void> {
    const open = await this.transaction.run((tx) => this.queue.open(tx, payload.taskId))
    if (!open) return
    const task = { ...open, holdJob: hold }
    const commit = await this.planStep.run(task, signal)
    return async (tx) => {
      await this.queue.finish(tx, task)
      await commit(tx)
      await this.planStep.goOn(tx, task)
    }
  }

  @OnJobGivenUp(doTask)
  async giveUp({ payload }: Pick<RunningJob<TaskToDo>, 'payload'>, reason: string, tx: Tx): Promise<void> {
    const task = await this.queue.open(tx, payload.taskId)
    if (!task) return
    await this.queue.fail(tx, task, reason)
    if (isEssential[task.step]) {
      await this.endScan.execute(tx, task.scanId, 'failed')
      // A failure of ours is not the member's to pay.
      return this.refundUnits.execute(tx, spentByScan(task.scanId), causeOf(task.scan))
    }
    await this.planStep.giveUp(tx, task)
    await this.planStep.goOn(tx, task)
  }
}
