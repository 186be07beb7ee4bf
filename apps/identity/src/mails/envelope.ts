import type { SendMailOptions } from 'nodemailer'
import { messageIdOf, type WrittenMail } from './post-office'

/** A written mail as nodemailer takes it. */
export function envelopeOf(
  mail: WrittenMail,
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
    },
  }
}
