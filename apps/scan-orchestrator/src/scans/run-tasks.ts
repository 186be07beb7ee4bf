import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { Listener, Transaction, type Tx } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { EndScan } from './end-scan'
import { PlanStep } from './plan-step'
import type { ScanOfWork } from '../steps/step'
import { ScanMetrics } from './scan-metrics'
import { heartbeatMs, isEssential, maxClaims } from './scan.rules'
import { LeaseLost, taskChannel, TaskQueue, type LeasedTask } from './task-queue'

const lookAgainMs = 1_000

/**
 * Takes tasks and does them, `concurrency` at a time. While a task runs its lease is renewed; if that fails the task
 * is aborted, because somebody else has it or its scan was cancelled.
 */
@Injectable()
export class RunTasks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(RunTasks.name)
  private readonly loops: readonly Loop[]

  constructor(
    private readonly service: {
      readonly transaction: Transaction
      readonly listener: Listener
      readonly metrics: ScanMetrics
    },
    private readonly queue: TaskQueue,
    private readonly planStep: PlanStep,
    private readonly endScan: EndScan,
    concurrency: number,
  ) {
    this.loops = Array.from(
      { length: concurrency },
      (_, index) =>
        new Loop({
          name: `scan tasks ${index + 1}`,
          everyMs: lookAgainMs,
          turn: (stopping) => this.turn(stopping),
        }),
    )
  }

  onApplicationBootstrap(): void {
    this.service.listener.on(taskChannel, () => this.loops.forEach((loop) => loop.wake()))
    this.loops.forEach((loop) => loop.start())
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()))
  }

  private async turn(stopping: AbortSignal): Promise<boolean> {
    const task = await this.queue.claim()
    if (!task) return false
    if (task.isRescued) this.service.metrics.noteRescue({ step: task.step })
    const working = new AbortController()
    const signal = AbortSignal.any([stopping, working.signal])
    const heartbeat = setInterval(() => {
      this.queue.renew(task).catch((error: unknown) => {
        if (error instanceof LeaseLost) working.abort(error)
        else this.log.warn(`task ${task.id}: the lease could not be renewed: ${String(error)}`)
      })
    }, heartbeatMs)
    try {
      await this.do(task, signal)
      this.service.metrics.noteDone({ step: task.step })
    } catch (error) {
      await this.settle(task, error, stopping, signal)
    } finally {
      clearInterval(heartbeat)
    }
    return !stopping.aborted
  }

  private async do(task: LeasedTask, signal: AbortSignal): Promise<void> {
    if (task.fence > maxClaims) throw new Error('too many workers were lost with this task')
    const scan = await this.service.transaction.run((tx) => scanOf(tx, task))
    const commit = await this.planStep.step(task.step).run(task, scan, signal)
    await this.service.transaction.run(async (tx) => {
      await this.queue.finish(tx, task)
      await commit(tx)
      await this.planStep.goOn(tx, scan, task.step)
    })
  }

  private async settle(
    task: LeasedTask,
    error: unknown,
    stopping: AbortSignal,
    signal: AbortSignal,
  ): Promise<void> {
    if (error instanceof LeaseLost || signal.reason instanceof LeaseLost) return
    try {
      await this.service.transaction.run((tx) =>
        stopping.aborted ? this.queue.release(tx, task) : this.failed(tx, task, error),
      )
    } catch (lost) {
      if (!(lost instanceof LeaseLost)) throw lost
    }
  }

  private async failed(tx: Tx, task: LeasedTask, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error)
    this.log.warn(`task ${task.id} (${task.step}) failed: ${reason}`)
    if (await this.queue.giveBack(tx, task, reason)) return
    if (isEssential[task.step]) return this.endScan.execute(tx, task.scanId, 'failed')
    await this.planStep.step(task.step).giveUp?.(tx, task)
    await this.planStep.goOn(tx, await scanOf(tx, task), task.step)
  }
}

async function scanOf(tx: Tx, task: LeasedTask): Promise<ScanOfWork> {
  const [row] = await tx.query<{ work_id: string }>('SELECT work_id FROM scan WHERE id = $1', [task.scanId])
  if (!row) throw new LeaseLost()
  return { scanId: task.scanId, workId: row.work_id }
}
