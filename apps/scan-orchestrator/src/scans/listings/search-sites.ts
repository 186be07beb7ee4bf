import { Injectable } from '@nestjs/common'
import type { SearchWords } from '@originseal/crawling'
import type { Tx } from '@originseal/database'
import { DatabaseJournal, JournalTools } from '../sources/database-journal'
import { Sources } from '../sources/sources'
import type { ScanOfName } from '../any-scan'
import type { Commit, Payload, Step } from '../steps/step'
import type { LeasedTask } from '../tasks/task-queue'
import type { ScanTask } from '../tasks/tasks.repository'

/** `scanning`: every connected site is searched for listings, by its own search for the name and by its map; one task each. */
@Injectable()
export class SearchSites implements Step<ScanOfName> {
  readonly name = 'scanning'

  constructor(
    private readonly tools: JournalTools,
    private readonly sources: Sources,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfName): Promise<Payload[]> {
    for (const { name, label } of this.sources.sites) {
      await this.tools.journal.begin(tx, { scanId, source: name }, label, 'waiting')
      const values = { source: label }
      await this.tools.log.say(tx, scanId, 'scanning', 0, { key: 'searching-source', values })
    }
    return this.sources.sites.map(({ name }) => ({ source: name }))
  }

  async run(task: LeasedTask, { scanId, name }: ScanOfName, signal: AbortSignal): Promise<Commit> {
    const site = this.sources.site(String(task.payload['source']))
    const words: SearchWords = { title: name, filename: '', keywords: [] }
    const journal = new DatabaseJournal(this.tools, task, site, undefined)
    const outcome = await site.search(words, journal, signal)
    signal.throwIfAborted()
    return async (tx) => {
      const { pages } = await journal.count(tx)
      await this.tools.journal.end(tx, { scanId, source: site.name }, outcome.state, outcome.notes)
      await this.tools.log.say(
        tx,
        scanId,
        'scanning',
        await this.tools.queue.share(tx, scanId, 'scanning'),
        outcome.state === 'unreachable'
          ? { key: 'source-unreachable', values: { source: site.label } }
          : { key: 'site-looked-through', values: { source: site.label, pages } },
      )
    }
  }

  async giveUp(tx: Tx, { scanId, payload }: ScanTask): Promise<void> {
    await this.tools.journal.end(tx, { scanId, source: String(payload['source']) }, 'failed')
  }
}
