import { createTransport } from 'nodemailer'
import { smtpTimeouts, toPlainError, type SmtpError } from './smtp-errors'

/** A message that is handed on as it is. */
export interface Submission {
  readonly raw: Uint8Array
  /** Where reports of its delivery go: an address of one try. */
  readonly sender: string
  readonly recipient: string
  /** ENVID: comes back in reports of servers that know RFC 3461. */
  readonly envelopeId: string
}

/** Hands whole messages to an SMTP server (RFC 5321, 3461) and gives its answer, which proves that it took them. */
export class SmtpSubmission {
  private readonly transport

  constructor(url: string) {
    this.transport = createTransport({ url, pool: true, maxConnections: 2, ...smtpTimeouts })
  }

  /**
   * @throws `MailRefused` where no later try can succeed; `MailUnanswered` where the server may have taken it; another error
   *   where it has not, and a later try may succeed
   */
  async submit({ raw, sender, recipient, envelopeId }: Submission): Promise<{ response: string }> {
    try {
      const { response } = await this.transport.sendMail({
        raw: Buffer.from(raw),
        envelope: { from: sender, to: [recipient] },
        dsn: { id: envelopeId, return: 'headers', notify: ['failure', 'delay'], recipient },
      })
      return { response }
    } catch (error) {
      throw toPlainError(error as SmtpError)
    }
  }

  async close(): Promise<void> {
    this.transport.close()
  }
}
