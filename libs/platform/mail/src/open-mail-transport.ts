import { FolderMailTransport } from './folder-mail-transport'
import type { MailSettings } from './mail-settings'
import type { MailTransport } from './mail-transport'
import { submitMail } from './smtp-mail-transport'
import type { SmtpServer } from './smtp-server'

const senderOf = ({ PUBLIC_URL: publicUrl, MAIL_FROM }: MailSettings) => ({
  from: MAIL_FROM ?? `OriginSeal <no-reply@${new URL(publicUrl).hostname}>`,
  publicUrl,
})

/** Where mails stay as long as there is no server; null where no folder is named. */
export const openMailFolder = (settings: MailSettings): FolderMailTransport | null =>
  settings.MAIL_DIR === undefined
    ? null
    : new FolderMailTransport({ folder: settings.MAIL_DIR, ...senderOf(settings) })

/** By the server that there is when a mail leaves, else into the folder. */
export function openMailTransport(
  settings: MailSettings,
  server: SmtpServer,
  folder: FolderMailTransport | null,
): MailTransport {
  const sender = senderOf(settings)
  return {
    get isSetUp() {
      return folder !== null || server.isSet
    },
    deliver: async (mail) => {
      const pool = server.use()
      if (pool) return submitMail(pool, mail, sender)
      if (!folder) throw new Error('no mail server is set up')
      await folder.deliver(mail)
    },
    // What an SMTP server has taken is not ours any more.
    forget: async (ownerId) => folder?.forget(ownerId),
    close: async () => {
      server.close()
      await folder?.close()
    },
  }
}
