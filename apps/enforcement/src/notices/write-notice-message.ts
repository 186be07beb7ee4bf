import { Inject, Injectable } from '@nestjs/common'
import { composeMessage, type MessageToCompose } from '@originseal/mail'
import type { StoredObject } from '@originseal/storage'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS } from '../tools/tools'
import { NoticeFiles } from './notice-files'
import { addressFiles, htmlOf, subjectOf, textOf } from './notice-mail.rules'
import { PrintNotice } from './print-notice'
import { retractionText, retractionTitle } from './retraction.rules'
import {
  retractionIn,
  toSignedNotice,
  type NoticeAttempt,
  type StoredNotice,
  type StoredRetraction,
} from './stored-notice'

interface WrittenMessage {
  readonly raw: Buffer
  readonly file: StoredObject
}

/** Writes the message of an attempt, once: the words in both languages, the addresses as files, and a notice's signed PDF. */
@Injectable()
export class WriteNoticeMessage {
  constructor(
    private readonly files: NoticeFiles,
    private readonly printNotice: PrintNotice,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
  ) {}

  async notice(attempt: NoticeAttempt, stored: StoredNotice): Promise<WrittenMessage> {
    const notice = toSignedNotice(stored)
    const pdf = await this.printNotice.execute(stored)
    return this.write(attempt, stored.id, {
      ...this.headersOf(attempt, stored),
      date: stored.createdAt,
      subject: subjectOf(notice),
      text: textOf(notice),
      html: htmlOf(subjectOf(notice), textOf(notice)),
      attachments: [
        { name: `${stored.caseNumber}.pdf`, type: 'application/pdf', bytes: pdf },
        ...addressFiles(notice.content.urls),
      ],
    })
  }

  /** An answer to the mail that brought the notice. */
  async retraction(
    attempt: NoticeAttempt,
    stored: StoredNotice,
    retraction: StoredRetraction,
  ): Promise<WrittenMessage> {
    const content = retractionIn(retraction)
    const { reference } = content.notice
    const subject = `[${content.caseNumber}] ${retractionTitle.en} ${retractionTitle.zh}`
    const text = retractionText(content)
    return this.write(attempt, retraction.id, {
      ...this.headersOf(attempt, stored),
      date: retraction.createdAt,
      subject,
      text,
      html: htmlOf(subject, text),
      ...(reference?.startsWith('<') && { references: [reference] }),
      attachments: addressFiles(content.urls),
    })
  }

  private headersOf(attempt: NoticeAttempt, stored: StoredNotice) {
    const { addresses } = this.keys
    const { legalName } = toSignedNotice(stored).content.signer
    return {
      messageId: addresses.messageIdOf(attempt.id),
      from: { name: `${legalName} via OriginSeal`, address: `notices@${addresses.domain}` },
      replyTo: addresses.ofCase(stored.caseNumber),
      to: attempt.recipient,
    }
  }

  private async write(
    attempt: NoticeAttempt,
    noticeId: string,
    message: MessageToCompose,
  ): Promise<WrittenMessage> {
    const raw = await composeMessage(message, this.keys.dkim)
    return { raw, file: await this.files.keepMessage(noticeId, attempt.id, raw) }
  }
}
