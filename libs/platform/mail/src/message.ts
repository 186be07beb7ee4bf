import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail-transport'

/** `<mail's id@our host>` */
const messageIdOf = ({ id }: Pick<OutgoingMail, 'id'>, publicUrl: string): string =>
  `<${id}@${new URL(publicUrl).hostname}>`

/** An outgoing mail as nodemailer takes it. */
export function messageOf(
  mail: OutgoingMail,
  { from, publicUrl }: { from: string; publicUrl: string },
): SendMailOptions {
  return {
    messageId: messageIdOf(mail, publicUrl),
    date: mail.writtenAt,
    from,
    // Not as text: nobody may write an address that is read as two.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      // RFC 3834 §5: no out-of-office note comes back.
      'auto-submitted': 'auto-generated',
      'content-language': mail.language,
      ...(mail.oneClickUrl !== undefined && unsubscribeHeaders(mail.oneClickUrl)),
    },
  }
}

/** RFC 8058 §3.1: a mail program offers a button, which sends a POST to the address. */
const unsubscribeHeaders = (url: string) => ({
  'list-unsubscribe': { prepared: true, value: `<${url}>` },
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})
