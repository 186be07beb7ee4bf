import { FolderMailTransport } from './folder-mail-transport'
import type { MailSettings } from './mail-settings'
import type { MailTransport } from './mail-transport'
import { SmtpMailTransport } from './smtp-mail-transport'

export function openMailTransport(settings: MailSettings): MailTransport {
  const { PUBLIC_URL: publicUrl, SMTP_URL, MAIL_DIR, MAIL_FROM } = settings
  const from = MAIL_FROM ?? `OriginSeal <no-reply@${new URL(publicUrl).hostname}>`
  if (SMTP_URL !== undefined) return new SmtpMailTransport({ url: SMTP_URL, from, publicUrl })
  if (MAIL_DIR !== undefined) return new FolderMailTransport({ folder: MAIL_DIR, from, publicUrl })
  throw new Error('mails need an SMTP server or a folder')
}
