import { Controller } from '@nestjs/common'
import { planChanged, scanUnlocked, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { FollowPlan } from './follow-plan'
import { UnlockScan } from './unlock-scan'

@Controller()
export class PlansConsumer {
  constructor(
    private readonly followPlan: FollowPlan,
    private readonly unlockScan: UnlockScan,
  ) {}

  @OnEvent(planChanged)
  changed(change: PayloadOf<typeof planChanged>, tx: Tx): Promise<void> {
    return this.followPlan.execute(tx, change)
  }

  @OnEvent(scanUnlocked)
  unlocked(unlock: PayloadOf<typeof scanUnlocked>, tx: Tx): Promise<void> {
    return this.unlockScan.execute(tx, unlock)
  }
}
