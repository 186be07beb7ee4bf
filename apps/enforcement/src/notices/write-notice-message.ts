import { Inject, Injectable } from '@nestjs/common'
import { renderNotice, signPdf } from '@originseal/documents'
import { composeMessage } from '@originseal/mail'
import type { StoredObject } from '@originseal/storage'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS, SIGNING, type NoticeSigning } from '../tools/tools'
import type { NoticeContent, SignedNotice } from './notice-content'
import { NoticeFiles } from './notice-files'
import { addressFiles, htmlOf, subjectOf, textOf } from './notice-mail.rules'
import type { NoticeAttempt, StoredNotice } from './stored-notice'

/** Writes the message of an attempt, once: the signed PDF, the words in both languages, the addresses as files. */
@Injectable()
export class WriteNoticeMessage {
  constructor(
    private readonly files: NoticeFiles,
    @Inject(SIGNING) private readonly signing: NoticeSigning,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
  ) {}

  async execute(attempt: NoticeAttempt, stored: StoredNotice): Promise<{ raw: Buffer; file: StoredObject }> {
    const content = JSON.parse(stored.content) as NoticeContent
    const notice = {
      content,
      contentSha256: stored.contentSha256,
      signature: stored.signature,
    } as SignedNotice
    const { addresses, dkim } = this.keys
    const pdf = await this.printed(stored, content)
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

  private async printed(stored: StoredNotice, content: NoticeContent): Promise<Uint8Array> {
    const { caseNumber, contentSha256, signature, createdAt } = stored
    const { title, sections, urls } = content
    const pdf = await renderNotice({
      caseNumber,
      title,
      sections,
      urls,
      contentSha256,
      content: stored.content,
      signature,
      generatedAt: createdAt,
    })
    const { signer, tsaUrl } = this.signing
    const signed = await signPdf(pdf, signer, {
      reason: `Notice of ${caseNumber}`,
      signedAt: createdAt,
      ...(tsaUrl && { tsaUrl }),
    })
    await this.files.keepPdf(stored.id, signed)
    return signed
  }
}
