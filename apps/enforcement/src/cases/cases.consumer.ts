import { Controller } from '@nestjs/common'
import { userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { CloseForErased } from './close-for-erased'

@Controller()
export class CasesConsumer {
  constructor(private readonly closeForErased: CloseForErased) {}

  @OnEvent(userErased)
  erased(erasure: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    return this.closeForErased.execute(tx, erasure)
  }
}
