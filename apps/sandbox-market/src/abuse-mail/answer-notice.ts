import { composeMessage, type DkimKey, type SmtpSubmission } from '@originseal/mail'
import { caseReference } from '../reports/report.rules'
import type { Site } from '../pages/site'
import { deskWords, type WrittenStep } from './desk-words'
import type { MailedNotice } from './notices.repository'

export interface DeskAnswer {
  readonly id: string
  readonly noticeId: string
  readonly notice: MailedNotice
  readonly step: WrittenStep | 'report-undelivered'
}

/** Writes to whoever sent a notice, signed by the market's domain, or reports that it could not be delivered. */
export class AnswerNotice {
  constructor(
    private readonly site: Site,
    private readonly dkim: DkimKey,
    private readonly submission: SmtpSubmission,
  ) {}

  async execute(answer: DeskAnswer): Promise<void> {
    const { id, notice, step } = answer
    const { replyTo, sender } = notice
    const isReport = step === 'report-undelivered'
    const raw = isReport ? this.report(answer) : await this.written(answer, step)
    await this.submission.submit({
      raw,
      // RFC 3464: a report has no sender, so that nobody reports about reports.
      sender: isReport ? '' : `abuse@${this.dkim.domain}`,
      recipient: isReport ? sender : replyTo,
      envelopeId: id,
    })
  }

  private written({ id, noticeId, notice }: DeskAnswer, step: WrittenStep): Promise<Buffer> {
    const { messageId, replyTo, subject, listingId } = notice
    const { domain } = this.dkim
    const reference = caseReference(new Date().getFullYear(), Number(noticeId))
    const text = deskWords[step]({ reference, url: this.site.address(`/listings/${listingId}`) })
    return composeMessage(
      {
        messageId: `<${id}@${domain}>`,
        date: new Date(),
        from: { name: '店務櫃台', address: `abuse@${domain}` },
        replyTo: `abuse@${domain}`,
        to: replyTo,
        subject: `Re: ${subject}`,
        text,
        html: '',
        references: [messageId],
        attachments: [],
      },
      this.dkim,
    )
  }

  private report({ id, notice: { sender } }: DeskAnswer): Buffer {
    const { domain } = this.dkim
    return Buffer.from(
      [
        `From: Mail Delivery System <mailer-daemon@${domain}>`,
        `To: ${sender}`,
        `Message-ID: <${id}@${domain}>`,
        `Date: ${new Date().toUTCString()}`,
        'Subject: Undelivered mail',
        'Auto-Submitted: auto-replied',
        'MIME-Version: 1.0',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=report',
        '',
        '--report',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'The mailbox does not exist.',
        '--report',
        'Content-Type: message/delivery-status',
        '',
        `Reporting-MTA: dns; mx.${domain}`,
        '',
        `Final-Recipient: rfc822; abuse@${domain}`,
        'Action: failed',
        'Status: 5.1.1',
        '',
        '--report--',
        '',
      ].join('\r\n'),
      'utf8',
    )
  }
}
