import { Injectable } from '@nestjs/common'
import type { NegotiationView } from '@originseal/contracts'
import { ClaimReportsQueries, type ReportStanding } from '../claimants/claim-reports.queries'
import type { ReportedClaim } from '../claimants/reported-claim'
import { CasesQueries } from '../cases/cases.queries'
import { KnownWorksQueries } from '../findings/known-works.queries'
import { LicencesQueries } from '../licences/licences.queries'
import type { NegotiatedCase } from '../negotiations/negotiated-case'
import { toNegotiationView } from '../negotiations/negotiation.view'
import { NegotiationsQueries } from '../negotiations/negotiations.queries'
import { hashOfSecret } from '../negotiations/respondent-links'

/** What the other side of a case sees. */
export interface PageOfRespondent {
  readonly row: NegotiatedCase
  readonly view: NegotiationView
  /** There is a picture of the work to be shown. */
  readonly hasPicture: boolean
  /** What a report would be about. */
  readonly claim: Omit<ReportedClaim, 'text'>
  /** The last one; undefined where the claim was never reported. */
  readonly report: ReportStanding | undefined
}

@Injectable()
export class ReadRespondentPage {
  constructor(
    private readonly cases: CasesQueries,
    private readonly negotiations: NegotiationsQueries,
    private readonly works: KnownWorksQueries,
    private readonly licences: LicencesQueries,
    private readonly reports: ClaimReportsQueries,
  ) {}

  /** Undefined for a link that leads nowhere, whatever the reason. */
  async execute(token: string): Promise<PageOfRespondent | undefined> {
    const stored = await this.negotiations.byLink('token_sha256', hashOfSecret(token))
    const row = stored && (await this.cases.byId(stored.caseId))
    if (!row) return undefined
    const [entries, picture, licence, report] = await Promise.all([
      this.negotiations.entriesOf(stored.id),
      this.works.picture(row.workId),
      this.licences.lastOfCase(stored.caseId),
      this.reports.lastOf(stored.id),
    ])
    return {
      row,
      view: toNegotiationView(stored, row, entries, licence, new Date()),
      hasPicture: picture !== undefined,
      claim: {
        negotiationId: stored.id,
        caseId: stored.caseId,
        ownerId: stored.ownerId,
        claimantName: stored.claimantName,
      },
      report,
    }
  }
}
