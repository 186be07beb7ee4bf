import { Controller } from '@nestjs/common'
import { orderPaid, userErased, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { ForgetVisitor } from './forget-visitor'
import { RecordPurchase } from './record-purchase'

@Controller()
export class PurchasesConsumer {
  constructor(
    private readonly recordPurchase: RecordPurchase,
    private readonly forgetVisitor: ForgetVisitor,
  ) {}

  @OnEvent(orderPaid)
  paid(paid: PayloadOf<typeof orderPaid>, tx: Tx): Promise<void> {
    return this.recordPurchase.paid(tx, paid)
  }

  @OnEvent(userErased)
  erased({ userId }: PayloadOf<typeof userErased>, tx: Tx): Promise<void> {
    return this.forgetVisitor.erased(tx, userId)
  }
}
