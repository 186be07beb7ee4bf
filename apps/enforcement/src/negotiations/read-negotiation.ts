import { Injectable } from '@nestjs/common'
import type { NegotiationView } from '@originseal/contracts'
import { noteSubject, Problem, type Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { LicencesQueries } from '../licences/licences.queries'
import type { NegotiatedCase } from './negotiated-case'
import { toNegotiationView } from './negotiation.view'
import { NegotiationsQueries } from './negotiations.queries'

/** The negotiation of a case, for its claimant, and for administrators who say why. */
@Injectable()
export class ReadNegotiation {
  constructor(
    private readonly cases: CasesQueries,
    private readonly negotiations: NegotiationsQueries,
    private readonly licences: LicencesQueries,
  ) {}

  /** @throws Problem CASE_NOT_FOUND also for somebody else's */
  async execute(caseId: string, caller: Caller): Promise<NegotiationView | null> {
    return this.viewOf(await this.cases.ofOwner(caseId, caller))
  }

  /** For administrators. @throws Problem NEGOTIATION_NOT_FOUND */
  async ofAnybody(caseId: string): Promise<NegotiationView> {
    const row = await this.cases.byId(caseId)
    const view = row && (await this.viewOf(row))
    if (!row || !view) throw new Problem('NEGOTIATION_NOT_FOUND')
    noteSubject(row.ownerId)
    return view
  }

  private async viewOf(row: NegotiatedCase): Promise<NegotiationView | null> {
    const caseId = row.id
    const stored = await this.negotiations.ofCase(caseId)
    if (!stored) return null
    const [entries, licence] = await Promise.all([
      this.negotiations.entriesOf(stored.id),
      this.licences.lastOfCase(caseId),
    ])
    return toNegotiationView(stored, row, entries, licence, new Date())
  }

  /** @throws Problem CASE_NOT_FOUND, NEGOTIATION_NOT_FOUND */
  async required(caseId: string, caller: Caller): Promise<NegotiationView> {
    const view = await this.execute(caseId, caller)
    if (!view) throw new Problem('NEGOTIATION_NOT_FOUND')
    return view
  }
}
