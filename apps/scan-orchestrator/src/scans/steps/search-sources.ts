import { Injectable } from '@nestjs/common'
import type { ProgressKey } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { LeasedTask } from '../tasks/task-queue'
import type { ScanTask } from '../tasks/tasks.repository'
import { DatabaseJournal, JournalTools } from '../sources/database-journal'
import { asksFor, queriesOf, type Source } from '@originseal/crawling'
import { Sources } from '../sources/sources'
import { SourceSwitches } from '../sources/source-switches.repository'
import { ReadWork } from '../../corpus/works/read-work'
import type { ScanOfWork } from '../any-scan'
import type { Commit, Payload, Step } from './step'

const said = {
  waiting: 'searching-source',
  'not-configured': 'source-not-configured',
  'switched-off': 'source-switched-off',
} as const satisfies Record<string, ProgressKey>

/** How a search begins. @param off names of those that the operator has switched off */
function beginningOf({ name, configured }: Source, off: ReadonlySet<string>): keyof typeof said {
  if (off.has(name)) return 'switched-off'
  return configured ? 'waiting' : 'not-configured'
}

/** `scanning`: every source is searched for the work, one task each. */
@Injectable()
export class SearchSources implements Step {
  readonly name = 'scanning'

  constructor(
    private readonly tools: JournalTools,
    private readonly sources: Sources,
    private readonly switches: SourceSwitches,
    private readonly works: ReadWork,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    const { all, given } = this.sources
    const isPageGiven = (await this.tools.journal.next(tx, { scanId, source: given.name }, 1)).length > 0
    const off = await this.switches.off(tx)
    const sources = (isPageGiven ? [given, ...all] : all).map((source) => ({
      source,
      state: beginningOf(source, off),
    }))
    for (const { source, state } of sources) {
      await this.tools.journal.begin(tx, { scanId, source: source.name }, source.label, state)
      const values = { source: source.label }
      await this.tools.log.say(tx, scanId, 'scanning', 0, { key: said[state], values })
    }
    return sources.flatMap(({ source, state }) => (state === 'waiting' ? [{ source: source.name }] : []))
  }

  async run(task: LeasedTask, scan: ScanOfWork, signal: AbortSignal): Promise<Commit> {
    const source = this.sources.named(String(task.payload['source']))
    const subject = await this.works.subject(scan.workId)
    const queries = queriesOf(subject)
    const isPrivate = (url: string): boolean => source === this.sources.given || asksFor(queries, url)
    const journal = new DatabaseJournal(this.tools, task, source, isPrivate)
    const outcome = await source.search(subject, journal, signal)
    signal.throwIfAborted()
    return async (tx) => {
      const count = await journal.count(tx)
      await this.tools.journal.end(
        tx,
        { scanId: scan.scanId, source: source.name },
        outcome.state,
        outcome.notes,
      )
      await this.tools.log.say(
        tx,
        scan.scanId,
        'scanning',
        await this.tools.queue.share(tx, scan.scanId, 'scanning'),
        {
          key: outcome.state === 'unreachable' ? 'source-unreachable' : 'source-searched',
          values: { source: source.label, ...count },
        },
      )
    }
  }

  async giveUp(tx: Tx, task: ScanTask): Promise<void> {
    await this.tools.journal.end(
      tx,
      { scanId: task.scanId, source: String(task.payload['source']) },
      'failed',
    )
  }
}
