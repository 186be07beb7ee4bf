import { createTransport } from 'nodemailer'
import type { MailTransport, OutgoingMail } from './mail-transport'
import { messageOf } from './message'
import { smtpTimeouts, toPlainError, type SmtpError } from './smtp-errors'

/** Hands mails to an SMTP server (RFC 5321), a few connections at a time. */
export class SmtpMailTransport implements MailTransport {
  private readonly transport

  /** @param options.url `smtp://user:password@host:port` or `smtps://…`; more as nodemailer reads it */
  constructor(private readonly options: { url: string; from: string; publicUrl: string }) {
    this.transport = createTransport({ url: options.url, pool: true, maxConnections: 3, ...smtpTimeouts })
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    try {
      await this.transport.sendMail(messageOf(mail, this.options))
    } catch (error) {
      throw toPlainError(error as SmtpError)
    }
  }

  async forget(): Promise<void> {
    // What an SMTP server has taken is not ours any more.
  }

  async close(): Promise<void> {
    this.transport.close()
  }
}
