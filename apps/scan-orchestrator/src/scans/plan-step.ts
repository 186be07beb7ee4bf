import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { AnyScan, ScanOfName, ScanOfWork } from './any-scan'
import { LISTING_STEPS, STEPS, type Commit, type Payload, type Step } from './steps/step'
import { EndScan } from './end-scan'
import { lockScan } from './lock-scan.repository'
import { nextStep, type WorkingStep } from './scan.rules'
import { ScansRepository } from './scans.repository'
import { TellFindings } from './tell-findings'
import { TaskQueue, type LeasedTask } from './tasks/task-queue'
import type { ScanTask } from './tasks/tasks.repository'

/** The steps of one kind of scan. */
class Way<Scan extends AnyScan> {
  private readonly steps: ReadonlyMap<WorkingStep, Step<Scan>>

  constructor(steps: readonly Step<Scan>[]) {
    this.steps = new Map(steps.map((step) => [step.name, step]))
  }

  has(name: WorkingStep): boolean {
    return this.steps.has(name)
  }

  step(name: WorkingStep): Step<Scan> {
    const step = this.steps.get(name)
    if (!step) throw new Error(`there is no step ${name}`)
    return step
  }
}

const isOfWork = (scan: AnyScan): scan is ScanOfWork => 'workId' in scan

/**
 * Begins a step: makes its tasks. A step without tasks is passed over, one that this kind of scan does not have, too; after the
 * last one the scan is complete.
 */
@Injectable()
export class PlanStep {
  private readonly ofWork: Way<ScanOfWork>
  private readonly ofName: Way<ScanOfName>

  constructor(
    private readonly scans: ScansRepository,
    private readonly queue: TaskQueue,
    private readonly endScan: EndScan,
    private readonly tellFindings: TellFindings,
    @Inject(STEPS) ofWork: readonly Step[],
    @Inject(LISTING_STEPS) ofName: readonly Step<ScanOfName>[],
  ) {
    this.ofWork = new Way(ofWork)
    this.ofName = new Way(ofName)
  }

  /** Does a task, as its step says. */
  run(task: LeasedTask, signal: AbortSignal): Promise<Commit> {
    const { scan, step } = task
    return isOfWork(scan)
      ? this.ofWork.step(step).run(task, scan, signal)
      : this.ofName.step(step).run(task, scan, signal)
  }

  /** What a failure for good of a task leaves behind. */
  async giveUp(tx: Tx, task: ScanTask): Promise<void> {
    await this.wayOf(task.scan).step(task.step).giveUp?.(tx, task)
  }

  async execute(tx: Tx, scan: AnyScan, first: WorkingStep): Promise<void> {
    for (let name: WorkingStep | 'done' = first; name !== 'done'; name = nextStep(name)) {
      if (!this.wayOf(scan).has(name)) continue
      await this.scans.setStep(tx, scan.scanId, name)
      const payloads = await this.plan(tx, scan, name)
      if (payloads.length === 0) continue
      await this.queue.add(tx, scan.scanId, name, payloads)
      return
    }
    await this.complete(tx, scan)
  }

  /** Goes on if the last task of a step is over. The scan is locked, so of tasks that end at once the last one sees it. */
  async goOn(tx: Tx, { scan, step }: ScanTask): Promise<void> {
    const row = await lockScan(tx, scan.scanId)
    if (row?.state !== 'processing' || row.step !== step) return
    if ((await this.queue.unfinished(tx, scan.scanId, step)) > 0) return
    const next = nextStep(step)
    if (next === 'done') await this.complete(tx, scan)
    else await this.execute(tx, scan, next)
  }

  private wayOf(scan: AnyScan): Way<ScanOfWork> | Way<ScanOfName> {
    return isOfWork(scan) ? this.ofWork : this.ofName
  }

  private plan(tx: Tx, scan: AnyScan, name: WorkingStep): Promise<readonly Payload[]> {
    return isOfWork(scan) ? this.ofWork.step(name).plan(tx, scan) : this.ofName.step(name).plan(tx, scan)
  }

  private async complete(tx: Tx, scan: AnyScan): Promise<void> {
    await this.endScan.execute(tx, scan.scanId, 'completed')
    if (isOfWork(scan)) await this.tellFindings.ask(tx, scan.scanId)
  }
}
