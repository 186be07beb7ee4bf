import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { MailKeys } from '../tools/mail-keys'
import type { CaseMailSettings } from '../tools/mail-settings'
import { MAIL_KEYS, MAIL_SETTINGS } from '../tools/tools'
import { TakeInMail } from './take-in-mail'

/** 25 MB, as the mailboxes of large providers have it. */
const maxBytes = 25 * 1024 * 1024
const maxRecipients = 10
/** RFC 5321 §6.3 wants 100 or more; answers to a notice have passed far fewer. */
const maxHops = 50

/** What is said to a client whose mail is not taken; the code decides whether it comes again (RFC 5321 §4.2.1). */
class MailRejected extends Error {
  constructor(
    readonly responseCode: 450 | 452 | 550 | 552 | 554,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Receives answers by SMTP, for the addresses that notices bear and no others. Nobody logs in, nothing is relayed, and a
 * mail counts as taken only once it is stored.
 */
@Injectable()
export class MailServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('MailServer')
  private readonly server: SMTPServer

  constructor(
    private readonly takeInMail: TakeInMail,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
    @Inject(MAIL_SETTINGS) private readonly settings: CaseMailSettings,
  ) {
    this.server = new SMTPServer({
      name: settings.NOTICE_MAIL_DOMAIN,
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

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.INBOX_SMTP_PORT === undefined) return
    this.server.listen(this.settings.INBOX_SMTP_PORT, this.settings.INBOX_SMTP_HOST)
    await once(this.server.server, 'listening')
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (!this.server.server.listening) return
    await new Promise<void>((resolve) => this.server.close(() => resolve()))
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port
  }

  private faultOfRecipient(address: string, { envelope }: SMTPServerSession): Error | null {
    if (envelope.rcptTo.length >= maxRecipients) return new MailRejected(452, 'too many recipients')
    return this.keys.addresses.read(address) ? null : new MailRejected(550, 'no such mailbox')
  }

  private async take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await collect(stream)
    const head = raw.subarray(0, Math.max(0, raw.indexOf('\r\n\r\n'))).toString('latin1')
    if ((head.match(/^received:/gim) ?? []).length > maxHops)
      throw new MailRejected(554, 'this mail goes in circles')
    const { envelope, remoteAddress, hostNameAppearsAs } = session
    const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address
    const recipients = envelope.rcptTo.map(({ address }) => address)
    await this.takeInMail.execute(raw, recipients, { remoteAddress, hello: hostNameAppearsAs, sender })
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
