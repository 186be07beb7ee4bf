import { Controller } from '@nestjs/common'
import { trialWorksClaimed, userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { ForgetAdvances } from '@originseal/units'
import { EraseWorks } from './erase-works'
import { HandOverWorks } from './hand-over-works'

@Controller()
export class WorksConsumer {
  constructor(
    private readonly handOverWorks: HandOverWorks,
    private readonly eraseWorks: EraseWorks,
    private readonly forgetAdvances: ForgetAdvances,
  ) {}

  @OnEvent(trialWorksClaimed)
  claimed(claim: PayloadOf<typeof trialWorksClaimed>, tx: Tx): Promise<void> {
    return this.handOverWorks.execute(tx, claim)
  }

  @OnEvent(userErased)
  async erased({ userId, erasedAt }: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    await this.eraseWorks.execute(tx, userId, new Date(erasedAt))
    await this.forgetAdvances.execute(tx, userId)
  }
}
