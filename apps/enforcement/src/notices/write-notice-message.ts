import { Inject, Injectable } from '@nestjs/common'
import { composeMessage } from '@originseal/mail'
import type { StoredObject } from '@originseal/storage'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS } from '../tools/tools'
import { NoticeFiles } from './notice-files'
import { addressFiles, htmlOf, subjectOf, textOf } from './notice-mail.rules'
import { PrintNotice } from './print-notice'
import { toSignedNotice, type NoticeAttempt, type StoredNotice } from './stored-notice'

/** Writes the message of an attempt, once: the signed PDF, the words in both languages, the addresses as files. */
@Injectable()
export class WriteNoticeMessage {
  constructor(
    private readonly files: NoticeFiles,
    private readonly printNotice: PrintNotice,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
  ) {}

  async execute(attempt: NoticeAttempt, stored: StoredNotice): Promise<{ raw: Buffer; file: StoredObject }> {
    const notice = toSignedNotice(stored)
    const { content } = notice
    const { addresses, dkim } = this.keys
    const pdf = await this.printNotice.execute(stored)
    const raw = await composeMessage(
      {
        messageId: `<${attempt.id}@${addresses.domain}>`,
        date: stored.createdAt,
        from: { name: `${content.signer.legalName} via OriginSeal`, address: `notices@${addresses.domain}` },
        replyTo: addresses.ofCase(stored.caseNumber),
        to: attempt.recipient,
        subject: subjectOf(notice),
        text: textOf(notice),
        html: htmlOf(notice),
        attachments: [
          { name: `${stored.caseNumber}.pdf`, type: 'application/pdf', bytes: pdf },
          ...addressFiles(content.urls),
        ],
      },
      dkim,
    )
    return { raw, file: await this.files.keepMessage(stored.id, attempt.id, raw) }
  }
}
