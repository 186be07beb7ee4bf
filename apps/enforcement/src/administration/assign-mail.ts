import { Injectable } from '@nestjs/common'
import type { AssignMailRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { RecordCaseEvent } from '../cases/record-case-event'
import type { AnswerKind } from '../inbox/inbound-mail'
import { SettleMail } from '../inbox/settle-mail'
import { NoticesQueries } from '../notices/notices.queries'

/** Takes an administrator’s word on which case a mail is about and what it means. */
@Injectable()
export class AssignMail {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly cases: CasesQueries,
    private readonly notices: NoticesQueries,
    private readonly settleMail: SettleMail,
    private readonly recordEvent: RecordCaseEvent,
  ) {}

  /** @throws Problem MAIL_NOT_FOUND, MAIL_SETTLED, CASE_NOT_FOUND */
  async execute(
    mailId: string,
    request: AssignMailRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<void> {
    const { caseNumber, answer, reason } = request
    const about = await this.cases.byNumber(caseNumber)
    if (!about) throw new Problem('CASE_NOT_FOUND')
    const [notice] = await this.notices.ofCase(caseNumber)
    const kind: AnswerKind = answer === 'other' ? 'unknown' : answer
    const scope = `POST /admin/mails assignments ${caller.userId}`
    await this.idempotency.once({ key, scope, request: { mailId, ...request } }, async (tx) => {
      const settled = { by: caller.userId, because: reason.trim() }
      const assigned = { caseNumber, kind, ownerId: about.ownerId, noticeId: notice?.id ?? null }
      const { receivedAt } = await this.settleMail.assign(tx, mailId, settled, assigned)
      if (kind === 'unknown') return null
      await this.recordEvent.execute(tx, {
        caseId: about.id,
        kind,
        at: receivedAt,
        by: 'administrator',
        source: `inbound-mail ${mailId}`,
        facts: { mailId, ...(notice && { noticeId: notice.id }) },
      })
      return null
    })
  }
}
