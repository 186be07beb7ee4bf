import { Inject, Injectable } from '@nestjs/common'
import type { RejectionReason } from '@originseal/contracts'
import type { NoticeContent } from '../notices/notice-content'
import type { Regime } from '../notices/notice-facts'
import { NoticesQueries, type FoundAttempt } from '../notices/notices.queries'
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
  /** The attempt that it answers, or is a report of; undefined where it answers none. */
  readonly attemptId: string | undefined
  /** It is about a notice's taking back, which changes no case. */
  readonly isAboutRetraction: boolean
  /** Under which the notice was made. */
  readonly regime: Regime | undefined
  readonly report: DeliveryReport | undefined
  /** Of a rejection. */
  readonly reason: RejectionReason | undefined
  /** Addresses of the notice that the mail names. */
  readonly urls: readonly string[]
}

interface FoundNotice {
  readonly notice: StoredNotice | undefined
  readonly answered: FoundAttempt | undefined
  readonly link: MailEvidence['link']
}

/** Finds what a mail is about, what it says, and whether it may change the case. */
@Injectable()
export class JudgeMail {
  constructor(
    private readonly notices: NoticesQueries,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
  ) {}

  async execute(mail: ReadMail, recipient: string, { domains }: MailAuthentication): Promise<JudgedMail> {
    const { notice, link, answered } = await this.find(mail, recipient)
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
      attemptId: answered?.attempt.id,
      isAboutRetraction: answered?.retraction !== undefined,
      regime: content?.regime,
      report,
      reason: answer?.reason,
      urls: answer?.urls ?? [],
    }
  }

  /** By the address, which only we can have given, and within the case by the Message-ID that is answered. */
  private async find({ answersTo }: ReadMail, recipient: string): Promise<FoundNotice> {
    const { addresses } = this.keys
    const addressed = addresses.read(recipient)
    if (addressed?.kind === 'attempt') {
      const found = await this.notices.attempt(addressed.attemptId)
      return { notice: found?.notice, answered: found, link: found ? 'envelope' : 'none' }
    }
    const answered = await this.answered(answersTo)
    if (!addressed) return { notice: answered?.notice, answered, link: answered ? 'thread' : 'none' }
    const ofCase = await this.notices.ofCase(addressed.caseNumber)
    const inThread = ofCase.find(({ id }) => id === answered?.notice.id)
    const notice = inThread ?? ofCase[0]
    return { notice, answered: inThread && answered, link: notice ? 'address' : 'none' }
  }

  private async answered(answersTo: readonly string[]): Promise<FoundAttempt | undefined> {
    for (const messageId of answersTo) {
      const [, attemptId] = /^<([0-9a-f-]{36})@/.exec(messageId) ?? []
      const isOurs = attemptId !== undefined && messageId === this.keys.addresses.messageIdOf(attemptId)
      const found = isOurs ? await this.notices.attempt(attemptId) : undefined
      if (found) return found
    }
    return undefined
  }
}
