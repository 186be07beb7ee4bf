import { Controller } from '@nestjs/common'
import { userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { EraseNotices } from './erase-notices'

@Controller()
export class NoticesConsumer {
  constructor(private readonly eraseNotices: EraseNotices) {}

  @OnEvent(userErased)
  erased({ userId }: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    return this.eraseNotices.execute(tx, userId)
  }
}
