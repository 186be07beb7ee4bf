import { Injectable } from '@nestjs/common'
import type { AdministeredNegotiation } from '@originseal/contracts'
import { toAdministeredNegotiation } from './administered-negotiation.view'
import type { NegotiatedCase } from './negotiated-case'
import { lastActorIn } from './negotiation.view'
import { NegotiationsQueries } from './negotiations.queries'

/** Where the negotiation of a case stands, for administrators; null where there is none. */
@Injectable()
export class ReadAdministeredNegotiation {
  constructor(private readonly negotiations: NegotiationsQueries) {}

  async execute(row: NegotiatedCase): Promise<AdministeredNegotiation | null> {
    const stored = await this.negotiations.ofCase(row.id)
    if (!stored) return null
    const [entries, summaries] = await Promise.all([
      this.negotiations.entriesOf(stored.id),
      this.negotiations.summariesOf([stored.id]),
    ])
    const summary = summaries.get(stored.id)
    if (!summary) return null // erased this very moment
    return toAdministeredNegotiation({ ...stored, lastBy: lastActorIn(entries) }, row, summary, new Date())
  }
}
