import { Injectable } from '@nestjs/common'
import { type Tx, Transaction } from '@originseal/database'
import { ProgressLog } from '../scans/progress-log'
import { TaskQueue, type LeasedTask, type ScanTask } from '../scans/task-queue'
import { DatabaseJournal } from '../sources/database-journal'
import { asksFor, queriesOf } from '@originseal/crawling'
import { Sources } from '../sources/sources'
import { ReadWork } from '../works/read-work'
import type { Commit, Payload, ScanOfWork, Step } from './step'

/** `scanning`: every source is searched for the work, one task each. */
@Injectable()
export class SearchSources implements Step {
  readonly name = 'scanning'

  constructor(
    private readonly transaction: Transaction,
    private readonly queue: TaskQueue,
    private readonly log: ProgressLog,
    private readonly sources: Sources,
    private readonly readWork: ReadWork,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    for (const source of this.sources.all) {
      await tx.query('INSERT INTO scan_source (scan_id, source, label, state) VALUES ($1, $2, $3, $4)', [
        scanId,
        source.name,
        source.label,
        source.configured ? 'waiting' : 'not-configured',
      ])
      await this.log.say(tx, scanId, 'scanning', 0, {
        key: source.configured ? 'searching-source' : 'source-not-configured',
        values: { source: source.label },
      })
    }
    return this.sources.all.filter((source) => source.configured).map((source) => ({ source: source.name }))
  }

  async run(task: LeasedTask, scan: ScanOfWork, signal: AbortSignal): Promise<Commit> {
    const source = this.sources.named(String(task.payload['source']))
    const subject = await this.readWork.subject(scan.workId)
    const queries = queriesOf(subject)
    const isPrivate = (url: string): boolean => asksFor(queries, url)
    const journal = new DatabaseJournal(this.transaction, this.queue, this.log, task, source, isPrivate)
    const outcome = await source.search(subject, journal, signal)
    signal.throwIfAborted()
    return async (tx) => {
      const count = await journal.count(tx)
      await tx.query('UPDATE scan_source SET state = $3, notes = $4 WHERE scan_id = $1 AND source = $2', [
        scan.scanId,
        source.name,
        outcome.state,
        JSON.stringify(outcome.notes ?? []),
      ])
      await this.log.say(tx, scan.scanId, 'scanning', await this.queue.share(tx, scan.scanId, 'scanning'), {
        key: outcome.state === 'unreachable' ? 'source-unreachable' : 'source-searched',
        values: { source: source.label, ...count },
      })
    }
  }

  async giveUp(tx: Tx, task: ScanTask): Promise<void> {
    await tx.query("UPDATE scan_source SET state = 'failed' WHERE scan_id = $1 AND source = $2", [
      task.scanId,
      task.payload['source'],
    ])
  }
}
