import { toPlainError, type SmtpError } from './smtp-errors'
import type { SmtpServer } from './smtp-server'

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
  constructor(private readonly server: Pick<SmtpServer, 'isSet' | 'use' | 'close'>) {}

  /** Whether there is a server to hand messages to. */
  get isSetUp(): boolean {
    return this.server.isSet
  }

  /**
   * @throws `MailRefused` where no later try can succeed; `MailUnanswered` where the server may have taken it; another error
   *   where it has not, and a later try may succeed
   */
  async submit({ raw, sender, recipient, envelopeId }: Submission): Promise<{ response: string }> {
    const pool = this.server.use()
    if (!pool) throw new Error('no mail server is set up')
    try {
      const { response } = await pool.sendMail({
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
    this.server.close()
  }
}
