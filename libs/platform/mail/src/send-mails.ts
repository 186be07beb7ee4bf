import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common'
import { Listener, Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { MAIL_TRANSPORT, MailRefused, type MailTransport } from './mail-transport'
import { MailsRepository, mailChannel, type ClaimedMail } from './mails.repository'
import { pauseAfter } from './retry.rules'
import { WriteMail } from './write-mail'

const atOnce = 3
const lookAgainMs = 10_000

/**
 * Sends what is queued. A mail is claimed, delivered and marked; if the process dies between the last two it is
 * delivered again under the same Message-ID, which is as near to once as SMTP comes.
 */
@Injectable()
export class SendMails implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly log = new Logger(SendMails.name)
  private readonly loop = new Loop({ name: 'mails', everyMs: lookAgainMs, turn: () => this.execute() })

  constructor(
    private readonly transaction: Transaction,
    private readonly listener: Listener,
    private readonly mails: MailsRepository,
    private readonly writeMail: WriteMail,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.on(mailChannel, () => this.loop.wake())
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  async onApplicationShutdown(): Promise<void> {
    await this.transport.close()
  }

  /** Sends a handful of mails. False if none was due. */
  async execute(): Promise<boolean> {
    const claimed = await this.transaction.run(async (tx) => {
      const due = await this.mails.claim(tx, atOnce)
      if (due.length === 0) await this.mails.forgetEnded(tx)
      return due
    })
    await Promise.all(claimed.map((mail) => this.send(mail)))
    return claimed.length > 0
  }

  private async send(mail: ClaimedMail): Promise<void> {
    try {
      await this.transport.deliver(await this.writeMail.execute(mail))
      await this.transaction.run((tx) => this.mails.end(tx, mail.id, 'sent'))
    } catch (error) {
      await this.failed(mail, error as Error)
    }
  }

  private async failed({ id, template, queuedAt, tries }: ClaimedMail, error: Error): Promise<void> {
    const isRefused = error instanceof MailRefused
    const pause = isRefused ? undefined : pauseAfter(tries, Date.now() - queuedAt.getTime())
    const next = pause === undefined ? 'is not tried again' : `is tried again in ${pause} s`
    this.log.warn(`mail ${id} (${template}) ${next}: ${error.message}`)
    await this.transaction.run((tx) =>
      pause === undefined
        ? this.mails.end(tx, id, isRefused ? 'refused' : 'given-up')
        : this.mails.delay(tx, id, pause),
    )
  }
}
