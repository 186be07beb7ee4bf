import { Injectable } from '@nestjs/common'
import type { SearchWords } from '@originseal/crawling'
import type { Tx } from '@originseal/database'
import { DatabaseJournal, JournalTools } from '../sources/database-journal'
import { Sources } from '../sources/sources'
import { SourceSwitches } from '../sources/source-switches.repository'
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
    private readonly switches: SourceSwitches,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfName): Promise<Payload[]> {
    const off = await this.switches.off(tx)
    for (const { name, label } of this.sources.sites) {
      const isOff = off.has(name)
      const values = { source: label }
      const key = isOff ? 'source-switched-off' : 'searching-source'
      await this.tools.journal.begin(tx, { scanId, source: name }, label, isOff ? 'switched-off' : 'waiting')
      await this.tools.log.say(tx, scanId, 'scanning', 0, { key, values })
    }
    return this.sources.sites.flatMap(({ name }) => (off.has(name) ? [] : [{ source: name }]))
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
