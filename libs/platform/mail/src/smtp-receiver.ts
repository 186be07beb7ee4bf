import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Logger } from '@nestjs/common'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** 25 MB, as the mailboxes of large providers have it. */
const maxBytes = 25 * 1024 * 1024
const maxRecipients = 10
/** RFC 5321 §6.3 wants 100 or more for servers that pass mails on; one that only takes them in has met far fewer. */
const maxHops = 50

/** Who handed a mail over, and what they said. */
export interface MailEnvelope {
  readonly remoteAddress: string
  readonly hello: string
  readonly sender: string
}

export interface SmtpReceiverOptions {
  /** The name that it greets with. */
  readonly name: string
  /** Whether this is one of our mailboxes. Nothing is relayed. */
  readonly accepts: (address: string) => boolean
  /** Resolves once the mail is stored: only then it counts as taken. */
  readonly take: (raw: Buffer, recipients: readonly string[], envelope: MailEnvelope) => Promise<void>
}

/** What is said to a client whose mail is not taken; the code decides whether it comes again (RFC 5321 §4.2.1). */
class MailRejected extends Error {
  constructor(
    readonly responseCode: 450 | 452 | 550 | 552 | 554,
    message: string,
  ) {
    super(message)
  }
}

/** Takes in mails by SMTP, within limits of size, recipients and hops. Nobody logs in. */
export class SmtpReceiver {
  private readonly log = new Logger('SmtpReceiver')
  private readonly server: SMTPServer

  constructor(private readonly options: SmtpReceiverOptions) {
    this.server = new SMTPServer({
      name: options.name,
      banner: 'OriginSeal',
      size: maxBytes,
      maxClients: 20,
      socketTimeout: 60_000,
      closeTimeout: 5_000,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      onRcptTo: ({ address }, session, done) => done(this.faultOfRecipient(address, session)),
      onData: (stream, session, done) => {
        this.take(stream, session).then(
          () => done(),
          (error: Error) => done(this.toAnswer(error)),
        )
      },
    })
    // A connection that breaks is its client's matter.
    this.server.on('error', ({ message }) => this.log.warn(`a connection failed: ${message}`))
  }

  /** Gives the port, which is another than the one asked for where that was 0. */
  async listen(port: number, host: string): Promise<number> {
    this.server.listen(port, host)
    await once(this.server.server, 'listening')
    return (this.server.server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    if (!this.server.server.listening) return
    await new Promise<void>((resolve) => this.server.close(() => resolve()))
  }

  private faultOfRecipient(address: string, { envelope }: SMTPServerSession): Error | null {
    if (envelope.rcptTo.length >= maxRecipients) return new MailRejected(452, 'too many recipients')
    return this.options.accepts(address) ? null : new MailRejected(550, 'no such mailbox')
  }

  private async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await collect(stream)
    const end = raw.indexOf('\r\n\r\n')
    const head = raw.subarray(0, end < 0 ? raw.length : end).toString('latin1')
    if ((head.match(/^received:/gim) ?? []).length > maxHops)
      throw new MailRejected(554, 'this mail goes in circles')
    const { envelope, remoteAddress, hostNameAppearsAs } = session
    const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address
    const recipients = envelope.rcptTo.map(({ address }) => address)
    await this.options.take(raw, recipients, { remoteAddress, hello: hostNameAppearsAs, sender })
  }

  private toAnswer(error: Error): Error {
    if (error instanceof MailRejected) return error
    this.log.error(`a mail could not be stored: ${error.name}`)
    return new MailRejected(450, 'try again later')
  }
}

/** All of a message, or as much as is needed to know that it is too large; the rest is read and dropped. */
async function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > maxBytes) throw new MailRejected(552, 'this mail is larger than 25 MB')
  return Buffer.concat(chunks)
}
