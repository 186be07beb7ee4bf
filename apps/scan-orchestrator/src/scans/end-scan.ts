import { Injectable } from '@nestjs/common'
import { scanEnded } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { holdWork } from '../corpus/works/works-of-owner.queries'
import { CountFindings } from '../findings/count-findings'
import { FoundListingsRepository } from './listings/found-listings.repository'
import { ProgressLog } from './progress/progress-log.repository'
import type { Progress } from './progress/progress-words'
import type { ScanState } from './scan.rules'
import { ScansRepository } from './scans.repository'
import { TaskQueue } from './tasks/task-queue'

type Outcome = Exclude<ScanState, 'processing'>

interface EndedScan {
  readonly workId: string
  readonly ownerId: string
  readonly isScheduled: boolean
  readonly endedAt: Date
}

/** Brings a scan to its end, once: what has ended stays as it is. */
@Injectable()
export class EndScan {
  constructor(
    private readonly scans: ScansRepository,
    private readonly countFindings: CountFindings,
    private readonly foundListings: FoundListingsRepository,
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, scanId: string, outcome: Outcome): Promise<void> {
    const scan = await this.scans.end(tx, scanId, outcome)
    if (!scan) return
    await this.queue.cancelAll(tx, scanId)
    const { workId } = scan
    if (workId !== null) return this.endOfWork(tx, scanId, { ...scan, workId }, outcome)
    await this.say(tx, scanId, outcome, {
      key: 'listings-done',
      values: { findings: await this.foundListings.count(tx, scanId) },
    })
  }

  private async endOfWork(tx: Tx, scanId: string, scan: EndedScan, outcome: Outcome): Promise<void> {
    const { workId, ownerId, isScheduled, endedAt } = scan
    const earlierScans = await this.scans.earlierThan(tx, scanId)
    const { findings, newFindings } = await this.countFindings.execute(tx, { scanId, workId, earlierScans })
    await this.say(tx, scanId, outcome, { key: 'done', values: { findings } })
    const title = (await holdWork(tx, workId))?.title
    await this.outbox.add(tx, scanEnded, {
      scanId,
      workId,
      ownerId,
      title,
      outcome,
      findings,
      newFindings,
      isScheduled,
      endedAt: endedAt.toISOString(),
    })
  }

  /** Says that it is done as `done` does, or else how it ended. */
  private async say(tx: Tx, scanId: string, outcome: Outcome, done: Progress): Promise<void> {
    const isDone = outcome === 'completed'
    await this.log.say(tx, scanId, isDone ? 'done' : 'error', 1, isDone ? done : { ...done, key: outcome })
  }
}
