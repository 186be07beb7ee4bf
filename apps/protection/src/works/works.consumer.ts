import { Controller } from '@nestjs/common'
import { trialWorksClaimed, userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { EraseWorks } from './erase-works'
import { HandOverWorks } from './hand-over-works'

@Controller()
export class WorksConsumer {
  constructor(
    private readonly handOverWorks: HandOverWorks,
    private readonly eraseWorks: EraseWorks,
  ) {}

  @OnEvent(trialWorksClaimed)
  claimed(claim: PayloadOf<typeof trialWorksClaimed>, tx: Tx): Promise<void> {
    return this.handOverWorks.execute(tx, claim)
  }

  @OnEvent(userErased)
  erased({ userId, erasedAt }: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    return this.eraseWorks.execute(tx, userId, new Date(erasedAt))
  }
}
