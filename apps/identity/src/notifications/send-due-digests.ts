import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { NotificationsRepository } from './notifications.repository'
import { SendDigests } from './send-digests'

/** A digest leaves within a minute of its time. */
const lookMs = 60_000

@Injectable()
export class SendDueDigests implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: Loop

  constructor(sendDigests: SendDigests, transaction: Transaction, notifications: NotificationsRepository) {
    const turn = async (): Promise<boolean> => {
      const isMore = await sendDigests.execute()
      if (!isMore) await transaction.run((tx) => notifications.forgetOld(tx))
      return isMore
    }
    this.loop = new Loop({ name: 'notification digests', everyMs: lookMs, turn })
  }

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }
}
