import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Idempotency } from '@originseal/http'
import { OrdersRepository } from './orders.repository'

/** Orders follow their buyer: to the account that a visitor becomes, and out of it when it is erased. */
@Injectable()
export class FollowBuyer {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly idempotency: Idempotency,
  ) {}

  claimed(tx: Tx, visitorId: string, userId: string): Promise<void> {
    return this.orders.changeOwner(tx, visitorId, userId)
  }

  /** Vouchers stay, as the law demands; address, carrier and business number of the buyer do not. */
  async erased(tx: Tx, userId: string): Promise<void> {
    await this.orders.forgetBuyer(tx, userId)
    await this.idempotency.forgetCaller(tx, userId)
  }
}
