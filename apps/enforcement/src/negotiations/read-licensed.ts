import { Injectable } from '@nestjs/common'
import { CasesQueries } from '../cases/cases.queries'
import { KnownWorksQueries } from '../findings/known-works.queries'
import { NegotiationsQueries } from './negotiations.queries'

/** What a settlement allows, and of which work where. */
export interface Licensed {
  readonly caseId: string
  readonly targetKey: string
  readonly pageUrl: string
  readonly workId: string
  /** Of the sealed file, where it is known. */
  readonly sha256: string | null
  readonly claimantName: string
  readonly termsHash: string
  /** The last day in Taiwan; null where no date ends it. */
  readonly until: string | null
}

@Injectable()
export class ReadLicensed {
  constructor(
    private readonly cases: CasesQueries,
    private readonly negotiations: NegotiationsQueries,
    private readonly works: KnownWorksQueries,
  ) {}

  /** Undefined where nothing was agreed that allows anything, or the case is gone. */
  async execute(caseId: string): Promise<Licensed | undefined> {
    const [row, stored] = await Promise.all([this.cases.byId(caseId), this.negotiations.ofCase(caseId)])
    const agreement = stored?.negotiation.agreement
    if (!row || !agreement) return undefined
    const entries = await this.negotiations.entriesOf(stored.id)
    const offer = entries.find(
      ({ kind, offerNumber }) => kind === 'offer' && offerNumber === agreement.number,
    )
    if (!offer?.terms?.licence) return undefined
    const picture = await this.works.picture(row.workId)
    return {
      caseId,
      targetKey: row.targetKey,
      pageUrl: row.pageUrl,
      workId: row.workId,
      sha256: picture?.sha256 ?? null,
      claimantName: stored.claimantName,
      termsHash: agreement.termsHash,
      until: offer.terms.licence.until,
    }
  }
}
