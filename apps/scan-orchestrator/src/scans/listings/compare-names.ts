import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { prepareMark, type KnownPassages } from '@originseal/mark-similarity'
import { ProgressLog } from '../progress/progress-log.repository'
import type { ScanOfName } from '../any-scan'
import type { Commit, Payload, Step } from '../steps/step'
import type { LeasedTask } from '../tasks/task-queue'
import { FoundListingsRepository, type NewListing } from './found-listings.repository'
import { ListingScansQueries, type SeenListing } from './listing-scans.queries'
import { matchListing } from './match-listing'

/** Listings between two looks at whether others have work to do: some tens of milliseconds. */
const atOnce = 100

/** `ai-scoring`: the words of every listing that was seen are compared with the name. */
@Injectable()
export class CompareNames implements Step<ScanOfName> {
  readonly name = 'ai-scoring'

  constructor(
    private readonly log: ProgressLog,
    private readonly queries: ListingScansQueries,
    private readonly found: FoundListingsRepository,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfName): Promise<Payload[]> {
    const values = { listings: await this.queries.countSeen(scanId, tx) }
    await this.log.say(tx, scanId, this.name, 0, { key: 'comparing-names', values })
    return [{}]
  }

  async run(_task: LeasedTask, { scanId, name }: ScanOfName, signal: AbortSignal): Promise<Commit> {
    const seen = await this.queries.seen(scanId)
    const found = await this.compare(name, seen, signal)
    return (tx) => this.found.insert(tx, scanId, found)
  }

  private async compare(
    name: string,
    seen: readonly SeenListing[],
    signal: AbortSignal,
  ): Promise<NewListing[]> {
    const own = prepareMark(name)
    const known: KnownPassages = new Map()
    const found: NewListing[] = []
    for (const [place, each] of seen.entries()) {
      if (place % atOnce === 0) await othersTurn(signal)
      const match = matchListing(own, each.listing, known)
      if (match) found.push({ ...each, match })
    }
    return found.sort((one, other) => other.match.likelihood - one.match.likelihood)
  }
}

async function othersTurn(signal: AbortSignal): Promise<void> {
  await new Promise<void>((done) => setImmediate(done))
  signal.throwIfAborted()
}
