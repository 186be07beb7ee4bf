import { Controller } from '@nestjs/common'
import { trialWorksClaimed, userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { EraseOwner } from './erase-owner'
import { HandOverScans } from './hand-over-scans'

@Controller()
export class OwnersConsumer {
  constructor(
    private readonly handOverScans: HandOverScans,
    private readonly eraseOwner: EraseOwner,
  ) {}

  @OnEvent(trialWorksClaimed)
  claimed(claim: PayloadOf<typeof trialWorksClaimed>, tx: Tx): Promise<void> {
    return this.handOverScans.execute(tx, claim)
  }

  @OnEvent(userErased)
  erased({ userId }: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    return this.eraseOwner.execute(tx, userId)
  }
}
