import { Injectable } from '@nestjs/common'
import { scanEnded } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { ProgressLog } from './progress-log'
import type { Progress } from './progress-words'
import type { ScanState } from './scan.rules'
import { TaskQueue } from './task-queue'

interface EndedRow {
  work_id: string
  owner_id: string
  title: string | null
  ended_at: Date
  findings: number
}

/** Brings a scan to its end, once: what has ended stays as it is. */
@Injectable()
export class EndScan {
  constructor(
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, scanId: string, outcome: Exclude<ScanState, 'processing'>): Promise<void> {
    const [scan] = await tx.query<EndedRow>(
      `UPDATE scan SET state = $2, step = CASE WHEN $2 = 'completed' THEN 'done' ELSE 'error' END, ended_at = now()
       WHERE id = $1 AND state = 'processing'
       RETURNING work_id, owner_id, ended_at,
         (SELECT count(*)::int FROM finding WHERE scan_id = $1) AS findings,
         (SELECT title FROM watched_work work WHERE work.work_id = scan.work_id)`,
      [scanId, outcome],
    )
    if (!scan) return
    await this.queue.cancelAll(tx, scanId)
    await this.log.say(tx, scanId, outcome === 'completed' ? 'done' : 'error', 1, {
      ...lastWords(outcome),
      values: { findings: scan.findings },
    })
    await this.outbox.add(tx, scanEnded, {
      scanId,
      workId: scan.work_id,
      ownerId: scan.owner_id,
      title: scan.title ?? undefined,
      outcome,
      findings: scan.findings,
      endedAt: scan.ended_at.toISOString(),
    })
  }
}

function lastWords(outcome: Exclude<ScanState, 'processing'>): Pick<Progress, 'key'> {
  return { key: outcome === 'completed' ? 'done' : outcome }
}
