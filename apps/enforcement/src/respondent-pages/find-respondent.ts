import { Injectable } from '@nestjs/common'
import { CasesQueries } from '../cases/cases.queries'
import type { Licence } from '../licences/licence'
import { LicencesQueries } from '../licences/licences.queries'
import type { NegotiatedCase } from '../negotiations/negotiated-case'
import { NegotiationsQueries, type LinkedNegotiation } from '../negotiations/negotiations.queries'
import { hashOfSecret } from '../negotiations/respondent-links'
import { isLinkAlive, linkLivesUntil } from './link-life.rules'

export interface FoundRespondent {
  readonly stored: LinkedNegotiation
  readonly row: NegotiatedCase
  readonly licence: Licence | undefined
  /** Null as long as nothing ends it. */
  readonly livesUntil: Date | null
}

/** No case has it (RFC 9562, 5.9). */
const nobodysCase = '00000000-0000-0000-0000-000000000000'

/** Whose page a link or a typed code leads to. */
@Injectable()
export class FindRespondent {
  constructor(
    private readonly cases: CasesQueries,
    private readonly negotiations: NegotiationsQueries,
    private readonly licences: LicencesQueries,
  ) {}

  /** Undefined for one that leads nowhere, whatever the reason. */
  async execute(by: 'token' | 'code', secret: string): Promise<FoundRespondent | undefined> {
    return this.found(await this.negotiations.byLink(`${by}_sha256`, hashOfSecret(secret)))
  }

  /** Undefined where the link of this case leads nowhere. */
  async ofCase(caseId: string): Promise<FoundRespondent | undefined> {
    return this.found(await this.negotiations.linkedOfCase(caseId))
  }

  private async found(stored: LinkedNegotiation | undefined): Promise<FoundRespondent | undefined> {
    // Asked for nobody as well: how long it takes must not tell a link that has ended from one that never was.
    const caseId = stored?.caseId ?? nobodysCase
    const [row, licence] = await Promise.all([this.cases.byId(caseId), this.licences.lastOfCase(caseId)])
    if (!stored || !row) return undefined
    const linked = {
      outcome: row.outcome,
      caseChangedAt: row.changedAt,
      negotiationChangedAt: stored.changedAt,
      licence,
    }
    if (!isLinkAlive(linked, new Date())) return undefined
    return { stored, row, licence, livesUntil: linkLivesUntil(linked) }
  }
}
