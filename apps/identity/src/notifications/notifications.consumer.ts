import { Controller, type Type } from '@nestjs/common'
import { notificationKinds, type EventDefinition } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { NotifyBuyer } from './notify-buyer'
import { NotifyMember } from './notify-member'

/** Hears one of the facts that members, or buyers without an account, are told of. */
function consumerOf(event: EventDefinition): Type {
  @Controller()
  class NotificationsConsumer {
    constructor(
      private readonly notifyMember: NotifyMember,
      private readonly notifyBuyer: NotifyBuyer,
    ) {}

    @OnEvent(event)
    async happened(payload: unknown, tx: Tx): Promise<void> {
      await this.notifyMember.execute(tx, event, payload)
      await this.notifyBuyer.execute(tx, event, payload)
    }
  }
  return NotificationsConsumer
}

/** One for each event that a kind of notification names. */
export const notificationConsumers: Type[] = [...new Set(notificationKinds.map(({ event }) => event))].map(
  consumerOf,
)
