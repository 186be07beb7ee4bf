import { createTransport } from 'nodemailer'
import { MailRefused, type MailTransport, type OutgoingMail } from './mail-transport'
import { messageOf } from './message'

/** Together shorter than the time of a try. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
}

/** Hands mails to an SMTP server (RFC 5321), a few connections at a time. */
export class SmtpMailTransport implements MailTransport {
  private readonly transport

  /** @param options.url `smtp://user:password@host:port` or `smtps://…`; more as nodemailer reads it */
  constructor(private readonly options: { url: string; from: string; publicUrl: string }) {
    this.transport = createTransport({ url: options.url, pool: true, maxConnections: 3, ...timeouts })
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

/** Servers repeat the address in what they say, so their words stay out of errors and logs. */
function toPlainError({ code = 'unknown', responseCode }: SmtpError): Error {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  // RFC 5321 §4.2.1: 5yz is permanent. What is said at the greeting or the login is our matter, and may be mended.
  if (isAboutMail && responseCode !== undefined && responseCode >= 500) {
    return new MailRefused(`${code} ${responseCode}`)
  }
  return new Error(`the SMTP server did not take a mail: ${[code, responseCode].join(' ').trim()}`)
}
