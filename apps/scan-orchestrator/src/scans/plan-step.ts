import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { STEPS, type ScanOfWork, type Step } from './steps/step'
import { EndScan } from './end-scan'
import { lockScan } from './lock-scan.repository'
import { nextStep, type WorkingStep } from './scan.rules'
import { ScansRepository } from './scans.repository'
import { TellFindings } from './tell-findings'
import { TaskQueue } from './tasks/task-queue'

/** Begins a step: makes its tasks. A step without tasks is passed over; after the last one the scan is complete. */
@Injectable()
export class PlanStep {
  private readonly steps: ReadonlyMap<WorkingStep, Step>

  constructor(
    private readonly scans: ScansRepository,
    private readonly queue: TaskQueue,
    private readonly endScan: EndScan,
    private readonly tellFindings: TellFindings,
    @Inject(STEPS) steps: readonly Step[],
  ) {
    this.steps = new Map(steps.map((step) => [step.name, step]))
  }

  step(name: WorkingStep): Step {
    const step = this.steps.get(name)
    if (!step) throw new Error(`there is no step ${name}`)
    return step
  }

  async execute(tx: Tx, scan: ScanOfWork, first: WorkingStep): Promise<void> {
    for (let name: WorkingStep | 'done' = first; name !== 'done'; name = nextStep(name)) {
      await this.scans.setStep(tx, scan.scanId, name)
      const payloads = await this.step(name).plan(tx, scan)
      if (payloads.length === 0) continue
      await this.queue.add(tx, scan.scanId, name, payloads)
      return
    }
    await this.complete(tx, scan.scanId)
  }

  /** Goes on if the last task of a step is over. The scan is locked, so of tasks that end at once the last one sees it. */
  async goOn(tx: Tx, scan: ScanOfWork, step: WorkingStep): Promise<void> {
    const row = await lockScan(tx, scan.scanId)
    if (row?.state !== 'processing' || row.step !== step) return
    if ((await this.queue.unfinished(tx, scan.scanId, step)) > 0) return
    const next = nextStep(step)
    if (next === 'done') await this.complete(tx, scan.scanId)
    else await this.execute(tx, scan, next)
  }

  private async complete(tx: Tx, scanId: string): Promise<void> {
    await this.endScan.execute(tx, scanId, 'completed')
    await this.tellFindings.ask(tx, scanId)
  }
}
