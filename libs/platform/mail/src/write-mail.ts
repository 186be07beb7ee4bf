import { frameOf } from './frame.rules'
import { toHtml, toText } from './layout.rules'
import type { WriteMailText } from './mail'
import type { MailEncryption } from './mail-encryption'
import type { QueuedMail } from './mail-jobs'
import type { OutgoingMail } from './mail-transport'

/** Decrypts a queued mail and puts it into its form. The same mail is written the same every time. */
export class WriteMail {
  constructor(
    private readonly encryption: MailEncryption,
    private readonly writeText: WriteMailText,
    private readonly publicUrl: string,
  ) {}

  async execute(id: string, mail: QueuedMail): Promise<OutgoingMail> {
    const { to, values } = await this.encryption.decrypt(mail.encrypted)
    const { ownerId, language, template, queuedAt } = mail
    const text = this.writeText({ ownerId, to, language, template, values }, this.publicUrl)
    const frame = frameOf(language, this.publicUrl)
    return {
      id,
      ownerId,
      to,
      language,
      writtenAt: new Date(queuedAt),
      subject: text.subject,
      text: toText(text, frame),
      html: toHtml(text, frame, language),
      oneClickUrl: text.oneClickUrl,
    }
  }
}
