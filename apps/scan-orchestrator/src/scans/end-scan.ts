import { Injectable } from '@nestjs/common'
import { scanEnded } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { holdWork } from '../corpus/works/works-of-owner.queries'
import { CountFindings } from '../findings/count-findings'
import { ProgressLog } from './progress/progress-log.repository'
import type { ScanState } from './scan.rules'
import { ScansRepository } from './scans.repository'
import { TaskQueue } from './tasks/task-queue'

/** Brings a scan to its end, once: what has ended stays as it is. */
@Injectable()
export class EndScan {
  constructor(
    private readonly scans: ScansRepository,
    private readonly countFindings: CountFindings,
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, scanId: string, outcome: Exclude<ScanState, 'processing'>): Promise<void> {
    const scan = await this.scans.end(tx, scanId, outcome)
    if (!scan) return
    const { workId, ownerId, isScheduled, endedAt } = scan
    const earlierScans = await this.scans.earlierThan(tx, scanId)
    const { findings, newFindings } = await this.countFindings.execute(tx, { scanId, workId, earlierScans })
    await this.queue.cancelAll(tx, scanId)
    const isDone = outcome === 'completed'
    await this.log.say(tx, scanId, isDone ? 'done' : 'error', 1, {
      key: isDone ? 'done' : outcome,
      values: { findings },
    })
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
}
