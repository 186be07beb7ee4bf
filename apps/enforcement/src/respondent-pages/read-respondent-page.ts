import { Injectable } from '@nestjs/common'
import type { NegotiationView } from '@originseal/contracts'
import { ClaimReportsQueries, type ReportStanding } from '../claimants/claim-reports.queries'
import type { ReportedClaim } from '../claimants/reported-claim'
import { FoundCopiesQueries } from '../findings/found-copies.queries'
import { KnownWorksQueries } from '../findings/known-works.queries'
import { fitText } from '../negotiations/fit-text.rules'
import type { NegotiatedCase } from '../negotiations/negotiated-case'
import { toNegotiationView } from '../negotiations/negotiation.view'
import { NegotiationsQueries } from '../negotiations/negotiations.queries'
import { NoticesQueries } from '../notices/notices.queries'
import { takingBackOf, type TakingBack } from '../notices/taken-back.rules'
import {
  RespondentAddressesQueries,
  type ShownAddress,
} from '../respondent-mails/respondent-addresses.queries'
import { FindRespondent } from './find-respondent'
import { ownEntries } from './own-entries.rules'
import type { ShownCopy } from './show-copy'

const shownCopies: readonly ShownCopy[] = ['picture', 'overlay']

/** What the other side of a case sees. */
export interface PageOfRespondent {
  readonly row: NegotiatedCase
  readonly view: NegotiationView
  /** What can be shown: the work, the copy as it was found, and both laid over each other. */
  readonly pictures: readonly ('work' | ShownCopy)[]
  /** When the copy was seen there; null where the finding is not kept any more. */
  readonly foundAt: Date | null
  /** How far the claimant's notices about the page are taken back; undefined where they are not. */
  readonly takingBack: TakingBack | undefined
  /** What a report would be about. */
  readonly claim: Omit<ReportedClaim, 'text'>
  /** The last one; undefined where the claim was never reported. */
  readonly report: ReportStanding | undefined
  readonly linkId: string
  /** Where its reader is told of news; undefined where nowhere. */
  readonly mailAddress: ShownAddress | undefined
}

@Injectable()
export class ReadRespondentPage {
  constructor(
    private readonly findRespondent: FindRespondent,
    private readonly negotiations: NegotiationsQueries,
    private readonly works: KnownWorksQueries,
    private readonly copies: FoundCopiesQueries,
    private readonly reports: ClaimReportsQueries,
    private readonly notices: NoticesQueries,
    private readonly addresses: RespondentAddressesQueries,
  ) {}

  /** Undefined for a link that leads nowhere, whatever the reason. */
  async execute(token: string): Promise<PageOfRespondent | undefined> {
    const found = await this.findRespondent.execute('token', token)
    if (!found) return undefined
    const { stored, row, licence } = found
    const [recorded, picture, copy, report, takingBack, mailAddress] = await Promise.all([
      this.negotiations.entriesOf(stored.id),
      this.works.picture(row.workId),
      this.copies.at(row.workId, row.targetKey),
      this.reports.lastOf(stored.id),
      this.takingBackOf(row.number),
      this.addresses.shownOf(row.id, new Date()),
    ])
    const entries = ownEntries(recorded, stored.linkedAt)
    return {
      row,
      // A title was given for its author alone; here the other side reads it.
      view: toNegotiationView(stored, { ...row, title: fitText(row.title) }, entries, licence, new Date()),
      pictures: [
        ...(picture ? (['work'] as const) : []),
        ...shownCopies.filter((shown) => copy?.captures.some(({ label }) => label === shown)),
      ],
      foundAt: copy?.capturedAt ?? null,
      claim: {
        negotiationId: stored.id,
        caseId: stored.caseId,
        ownerId: stored.ownerId,
        claimantName: stored.claimantName,
      },
      report,
      takingBack,
      linkId: stored.linkId,
      mailAddress,
    }
  }

  private async takingBackOf(caseNumber: string): Promise<TakingBack | undefined> {
    const retractions = await this.notices.retractionsOf(caseNumber)
    return takingBackOf(retractions, await this.notices.attemptsOf(retractions.map(({ id }) => id)))
  }
}
