import { Injectable } from '@nestjs/common'
import type { Order } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { ownedBy, Problem, type Caller } from '@originseal/http'
import { AttemptsRepository } from '../attempts/attempts.repository'
import { orderAfter } from './order.rules'
import { toOrder } from './order.view'
import { OrdersRepository } from './orders.repository'

/** Takes back an order that nobody has paid. One that is cancelled stays as it is. */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly transaction: Transaction,
    private readonly orders: OrdersRepository,
    private readonly attempts: AttemptsRepository,
  ) {}

  /** @throws Problem ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE */
  execute(id: string, caller: Caller): Promise<Order> {
    return this.transaction.run(async (tx) => {
      const order = ownedBy(caller, await this.orders.lock(tx, id), 'ORDER_NOT_FOUND')
      const next = orderAfter(order.state, 'cancelled')
      if (!next && order.state !== 'cancelled') throw new Problem('ORDER_NOT_CANCELLABLE')
      if (next) await this.orders.save(tx, Object.assign(order, { state: next }))
      return toOrder(order, await this.attempts.ofOrder(tx, id))
    })
  }
}
