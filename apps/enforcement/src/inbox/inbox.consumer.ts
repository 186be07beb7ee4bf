import { Controller } from '@nestjs/common'
import { userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { EraseMails } from './erase-mails'

@Controller()
export class InboxConsumer {
  constructor(private readonly eraseMails: EraseMails) {}

  @OnEvent(userErased)
  erased({ userId }: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    return this.eraseMails.execute(tx, userId)
  }
}
