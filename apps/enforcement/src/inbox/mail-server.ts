import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { SmtpReceiver } from '@originseal/mail'
import type { MailKeys } from '../tools/mail-keys'
import type { CaseMailSettings } from '../tools/mail-settings'
import { MAIL_KEYS, MAIL_SETTINGS } from '../tools/tools'
import { TakeInMail } from './take-in-mail'

/** Receives answers by SMTP, for the addresses that notices bear and no others. */
@Injectable()
export class MailServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly receiver: SmtpReceiver
  /** Where it listens; undefined where it does not. */
  port: number | undefined
  private started?: Promise<void>

  constructor(
    takeInMail: TakeInMail,
    @Inject(MAIL_KEYS) { addresses }: MailKeys,
    @Inject(MAIL_SETTINGS) private readonly settings: CaseMailSettings,
  ) {
    this.receiver = new SmtpReceiver({
      name: settings.NOTICE_MAIL_DOMAIN,
      accepts: (address) => addresses.read(address) !== undefined,
      take: (...mail) => takeInMail.execute(...mail),
    })
  }

  /** Called twice in an application that has a microservice, too. */
  onApplicationBootstrap(): Promise<void> {
    return (this.started ??= this.start())
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.receiver.close()
  }

  private async start(): Promise<void> {
    const { INBOX_SMTP_PORT: port, INBOX_SMTP_HOST: host } = this.settings
    if (port !== undefined) this.port = await this.receiver.listen(port, host)
  }
}
