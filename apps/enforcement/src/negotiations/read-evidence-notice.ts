import { Inject, Injectable } from '@nestjs/common'
import type { EvidenceNoticeResponse } from '@originseal/contracts'
import { Problem, type Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { FoundCopiesQueries } from '../findings/found-copies.queries'
import { MAIL_KEYS, PUBLIC_URL } from '../tools/tools'
import type { MailKeys } from '../tools/mail-keys'
import { evidenceNotice, shortEvidenceNotice } from './evidence-notice.rules'
import { fitText } from './fit-text.rules'
import { NegotiationsQueries } from './negotiations.queries'

/** The evidence notice with the link of the other side's page. */
@Injectable()
export class ReadEvidenceNotice {
  constructor(
    private readonly cases: CasesQueries,
    private readonly negotiations: NegotiationsQueries,
    private readonly copies: FoundCopiesQueries,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @throws Problem CASE_NOT_FOUND, NEGOTIATION_NOT_FOUND */
  async execute(caseId: string, caller: Caller): Promise<EvidenceNoticeResponse> {
    const row = await this.cases.ofOwner(caseId, caller)
    const stored = await this.negotiations.ofCase(caseId)
    if (!stored) throw new Problem('NEGOTIATION_NOT_FOUND')
    const copy = await this.copies.at(row.workId, row.targetKey)
    const linkId = await this.negotiations.linkOf(stored.id)
    const code = this.keys.respondentLinks.codeOf(linkId)
    const facts = {
      caseNumber: row.number,
      claimantName: stored.claimantName,
      title: fitText(row.title),
      pageUrl: row.pageUrl,
      foundAt: copy?.capturedAt ?? null,
      isFiled: row.filedAt !== null,
      code,
      link: `${this.publicUrl}/d/${this.keys.respondentLinks.tokenOf(linkId)}`,
      codePage: `${this.publicUrl}/d`,
      certificateUrl: `${this.publicUrl}/verify/${row.workId}`,
    }
    return {
      data: { link: facts.link, code, text: evidenceNotice(facts), short: shortEvidenceNotice(facts) },
    }
  }
}
