import { Injectable } from '@nestjs/common'
import type { ReadRefundQuoteResponse } from '@originseal/contracts'
import { Transaction, type Tx } from '@originseal/database'
import { ownedBy, type Caller } from '@originseal/http'
import { CatalogueQueries } from '../../catalogue/catalogue.queries'
import type { AttemptEntity } from '../attempts/attempt.entity'
import type { OrderEntity } from '../orders/order.entity'
import { OrdersRepository } from '../orders/orders.repository'
import { coolingOffEnd } from './cooling-off.rules'
import { DeliveriesQueries, usedUnits } from './deliveries.queries'
import { amountOfRescission, listPrices } from './refund-amount.rules'
import { daysOf } from './refund.rules'
import { RefundablePayments } from './refundable-payments'

/** What can be given back of an order now. */
export interface RefundOffer {
  readonly order: OrderEntity
  readonly attempt: AttemptEntity
  readonly quote: ReadRefundQuoteResponse
}

/** Says what a buyer would get back of an order, and by which rule. */
@Injectable()
export class QuoteRefund {
  constructor(
    private readonly transaction: Transaction,
    private readonly orders: OrdersRepository,
    private readonly payments: RefundablePayments,
    private readonly catalogue: CatalogueQueries,
    private readonly deliveries: DeliveriesQueries,
  ) {}

  /** @throws Problem ORDER_NOT_FOUND, ORDER_NOT_REFUNDABLE, REFUND_OPEN */
  async execute(orderId: string, caller: Caller): Promise<ReadRefundQuoteResponse> {
    return this.transaction.run(async (tx) => (await this.offer(tx, orderId, caller)).quote)
  }

  /** The order is locked from here to the end of `tx`. @throws Problem as execute does */
  async offer(tx: Tx, orderId: string, caller: Caller): Promise<RefundOffer> {
    const order = ownedBy(caller, await this.orders.lock(tx, orderId), 'ORDER_NOT_FOUND')
    const attempt = await this.payments.of(tx, order)
    const delivery = await this.deliveries.of(order, tx)
    const prices = listPrices(await this.catalogue.ofVersion(tx, order.catalogueVersion))
    const now = new Date()
    const end = coolingOffEnd(delivery?.at ?? now)
    const { amount, deductions } = amountOfRescission(
      {
        paid: order.amount,
        refunded: order.refunded,
        startedAtOnce: order.startNowAt !== null,
        isCompleteOnceGiven: order.item.kind === 'scan-unlock' && delivery !== undefined,
        used: usedUnits(delivery?.lots ?? []),
      },
      prices,
    )
    // Of a contract that goes on, the right to rescind is that of its begin.
    const isRescission = order.renewalOf === null && now <= end && amount > 0
    const kind = isRescission ? 'cooling-off' : 'on-request'
    const quote = {
      kind,
      paid: order.amount,
      amount: isRescission ? amount : order.amount - order.refunded,
      deductions: isRescission ? [...deductions] : [],
      coolingOffUntil: end.toISOString(),
      days: daysOf(kind),
      by: attempt.payment === 'card' ? 'card' : 'transfer',
    } as const
    return { order, attempt, quote }
  }
}
