import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { AttemptEntity } from './attempts/attempt.entity'
import { toKeptAnswer } from './attempts/kept-answer'
import { AttemptsRepository } from './attempts/attempts.repository'
import type { OrderEntity } from './orders/order.entity'
import { OrdersRepository } from './orders/orders.repository'
import { SupersedingOrders } from './orders/superseding-orders.repository'
import type { PaymentStatus } from './payment-provider'

/** An order and one of the tries to pay it. */
export interface OpenPayment {
  readonly order: OrderEntity
  readonly attempt: AttemptEntity
}

/** What is told of a payment is written in these, always the order before the try. */
@Injectable()
export class PaymentBooks {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly superseding: SupersedingOrders,
  ) {}

  /** Both are held until the transaction ends. */
  async lock(tx: Tx, orderId: string, attemptNumber: string): Promise<OpenPayment> {
    const order = await this.orders.lock(tx, orderId)
    const attempt = await this.attempts.find(tx, attemptNumber)
    if (!order || !attempt) throw new Error(`no try ${attemptNumber} of order ${orderId}`)
    return { order, attempt }
  }

  /** The order and the try that has paid it, held as by `lock`; undefined where nothing has. */
  async lockPaid(tx: Tx, orderId: string): Promise<OpenPayment | undefined> {
    const order = await this.orders.lock(tx, orderId)
    const attempt = order && (await this.attempts.payingOf(tx, orderId))
    return attempt ? { order, attempt } : undefined
  }

  /** Whether the buyer has the same thing by another order meanwhile. */
  isSuperseded(tx: Tx, order: OrderEntity): Promise<boolean> {
    return this.superseding.has(tx, order)
  }

  /** What the provider said of a try, for whoever looks at it. The order is locked. */
  async keepAnswer(tx: Tx, attempt: AttemptEntity, status: PaymentStatus): Promise<void> {
    Object.assign(attempt, { answer: toKeptAnswer(status), answeredAt: new Date() })
    await this.attempts.save(tx, attempt)
  }

  async save(tx: Tx, { order, attempt }: OpenPayment): Promise<void> {
    await this.orders.save(tx, order)
    await this.attempts.save(tx, attempt)
  }
}
