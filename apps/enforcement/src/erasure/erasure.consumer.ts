import { Controller } from '@nestjs/common'
import { userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { EraseOwner } from './erase-owner'

@Controller()
export class ErasureConsumer {
  constructor(private readonly eraseOwner: EraseOwner) {}

  @OnEvent(userErased)
  erased(erasure: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    return this.eraseOwner.execute(tx, erasure)
  }
}
