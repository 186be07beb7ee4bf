import { Controller } from '@nestjs/common'
import { trialWorksClaimed, userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { ForgetAdvances } from '@originseal/units'
import { EraseOwner } from './erase-owner'
import { TransferOwnership } from './transfer-ownership'

@Controller()
export class OwnersConsumer {
  constructor(
    private readonly transferOwnership: TransferOwnership,
    private readonly eraseOwner: EraseOwner,
    private readonly forgetAdvances: ForgetAdvances,
  ) {}

  @OnEvent(trialWorksClaimed)
  claimed(claim: PayloadOf<typeof trialWorksClaimed>, tx: Tx): Promise<void> {
    return this.transferOwnership.execute(tx, claim)
  }

  @OnEvent(userErased)
  async erased({ userId }: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    await this.eraseOwner.execute(tx, userId)
    await this.forgetAdvances.execute(tx, userId)
  }
}
