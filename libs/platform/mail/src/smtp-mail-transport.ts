import type { OutgoingMail } from './mail-transport'
import { messageOf } from './message'
import { toPlainError, type SmtpError } from './smtp-errors'
import type { SmtpPool } from './smtp-server'

/** Hands a mail to an SMTP server (RFC 5321). @throws MailRefused where no later try can succeed */
export async function submitMail(
  pool: SmtpPool,
  mail: OutgoingMail,
  from: { readonly from: string; readonly publicUrl: string },
): Promise<void> {
  try {
    await pool.sendMail(messageOf(mail, from))
  } catch (error) {
    throw toPlainError(error as SmtpError)
  }
}
