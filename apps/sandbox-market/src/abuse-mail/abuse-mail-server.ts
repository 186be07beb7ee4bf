import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common'
import { SmtpReceiver } from '@originseal/mail'
import type { TakeNotice } from './take-notice'

/** The desk's mailbox, `abuse@` the market's domain, and no other. */
export class AbuseMailServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly receiver: SmtpReceiver
  /** Where it listens, once it does. */
  port: number | undefined

  constructor(
    takeNotice: TakeNotice,
    private readonly place: { domain: string; port: number; host: string },
  ) {
    this.receiver = new SmtpReceiver({
      name: place.domain,
      accepts: (address) => address.toLowerCase() === `abuse@${place.domain}`,
      take: (raw, _recipients, envelope) => takeNotice.execute(raw, envelope),
    })
  }

  async onApplicationBootstrap(): Promise<void> {
    this.port = await this.receiver.listen(this.place.port, this.place.host)
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.receiver.close()
  }
}
