import { Controller } from '@nestjs/common'
import { trialWorksClaimed, userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { FollowBuyer } from './follow-buyer'

@Controller()
export class BuyersConsumer {
  constructor(private readonly followBuyer: FollowBuyer) {}

  @OnEvent(trialWorksClaimed)
  claimed({ visitorId, userId }: PayloadOf<typeof trialWorksClaimed>, tx: Tx): Promise<void> {
    return this.followBuyer.claimed(tx, visitorId, userId)
  }

  @OnEvent(userErased)
  erased({ userId }: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    return this.followBuyer.erased(tx, userId)
  }
}
