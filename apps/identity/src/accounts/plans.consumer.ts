import { Controller } from '@nestjs/common'
import { planChanged, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { FollowPlan } from './follow-plan'

@Controller()
export class PlansConsumer {
  constructor(private readonly followPlan: FollowPlan) {}

  @OnEvent(planChanged)
  changed({ ownerId, plan }: PayloadOf<typeof planChanged>, tx: Tx): Promise<void> {
    return this.followPlan.execute(tx, ownerId, plan)
  }
}
