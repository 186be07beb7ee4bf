import { Inject, Injectable } from '@nestjs/common'
import type { RejectionReason } from '@originseal/contracts'
import type { NoticeContent } from '../notices/notice-content'
import type { Regime } from '../notices/notice-facts'
import { NoticesQueries } from '../notices/notices.queries'
import type { StoredNotice } from '../notices/stored-notice'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS } from '../tools/tools'
import { readAnswer } from './answer.rules'
import type { MailAuthentication } from './authenticate-mail'
import { authorityOf, type MailEvidence } from './authority.rules'
import type { ReadMail } from './inbound-mail'
import type { Reading } from './inbox.repository'
import { classOf, readDeliveryStatus, type DeliveryReport } from './mail-class.rules'

/** So much of a mail is shown; all of it is kept. */
const shownLength = 20_000

export interface JudgedMail {
  readonly reading: Reading
  readonly caseId: string | undefined
  /** Under which the notice was made. */
  readonly regime: Regime | undefined
  readonly report: DeliveryReport | undefined
  /** That a delivery report is about. */
  readonly attemptId: string | undefined
  /** Of a rejection. */
  readonly reason: RejectionReason | undefined
  /** Addresses of the notice that the mail names. */
  readonly urls: readonly string[]
}

interface Found {
  readonly notice: StoredNotice | undefined
  readonly link: MailEvidence['link']
  readonly attemptId?: string | undefined
}

/** Finds what a mail is about, what it says, and whether it may change the case. */
@Injectable()
export class JudgeMail {
  constructor(
    private readonly notices: NoticesQueries,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
  ) {}

  async execute(mail: ReadMail, recipient: string, { domains }: MailAuthentication): Promise<JudgedMail> {
    const { notice, link, attemptId } = await this.find(mail, recipient)
    const mailClass = classOf(mail)
    const report = mail.deliveryStatus === undefined ? undefined : readDeliveryStatus(mail.deliveryStatus)
    const content = notice && (JSON.parse(notice.content) as NoticeContent)
    const urls = content?.urls ?? []
    const isAnswer = mailClass === 'message' || mailClass === 'automatic'
    const answer = isAnswer ? readAnswer(mail, urls, notice ? [notice.caseNumber] : []) : undefined
    const authority = authorityOf({
      link,
      authenticated: domains,
      expected: notice?.answerDomains ?? [],
      mailClass,
    })
    const { from, subject } = mail
    return {
      reading: {
        noticeId: notice?.id ?? null,
        ownerId: notice?.ownerId ?? null,
        caseNumber: notice?.caseNumber ?? null,
        mailClass,
        kind: answer?.kind ?? 'unknown',
        authority,
        ticket: answer?.ticket ?? null,
        from,
        subject,
        text: mail.text.slice(0, shownLength),
      },
      caseId: notice?.caseId,
      regime: content?.regime,
      report,
      attemptId,
      reason: answer?.reason,
      urls: answer?.urls ?? [],
    }
  }

  /** By the address, which only we can have given, and within the case by the Message-ID that is answered. */
  private async find({ answersTo }: ReadMail, recipient: string): Promise<Found> {
    const { addresses } = this.keys
    const addressed = addresses.read(recipient)
    if (addressed?.kind === 'attempt') {
      const found = await this.notices.attempt(addressed.attemptId)
      return { notice: found?.notice, link: found ? 'envelope' : 'none', attemptId: found?.attempt.id }
    }
    const answered = await this.answered(answersTo)
    if (!addressed) return { notice: answered, link: answered ? 'thread' : 'none' }
    const ofCase = await this.notices.ofCase(addressed.caseNumber)
    const notice = ofCase.find(({ id }) => id === answered?.id) ?? ofCase[0]
    return { notice, link: notice ? 'address' : 'none' }
  }

  private async answered(answersTo: readonly string[]): Promise<StoredNotice | undefined> {
    for (const messageId of answersTo) {
      const [, attemptId] = /^<([0-9a-f-]{36})@/.exec(messageId) ?? []
      const found =
        attemptId !== undefined && messageId.endsWith(`@${this.keys.addresses.domain}>`)
          ? await this.notices.attempt(attemptId)
          : undefined
      if (found) return found.notice
    }
    return undefined
  }
}
