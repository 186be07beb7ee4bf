import { Injectable } from '@nestjs/common'
import { paymentInstructed } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { Outbox } from '@originseal/messaging'
import { askAttempt } from './attempts/ask-attempt.job'
import { confirmationMs } from './attempts/ask.rules'
import { receivedBy, type AttemptEntity } from './attempts/attempt.entity'
import { FulfilOrder } from './fulfil-order'
import type { OrderEntity } from './orders/order.entity'
import { consequenceOf, mayBeFulfilled, orderAfter, type Consequence, type Told } from './orders/order.rules'
import { OrdersRepository } from './orders/orders.repository'
import { PaymentBooks, type OpenPayment } from './payment-books'
import type { PaymentStatus } from './payment-provider'
import { proposeRefund } from './refunds/propose-refund.job'

/** Writes down what is told of a payment, whoever tells it, and lets an order be fulfilled once. */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly books: PaymentBooks,
    private readonly orders: OrdersRepository,
    private readonly fulfilOrder: FulfilOrder,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
  ) {}

  /** A sealed notice: what it says holds, but before anything is handed out the provider is asked. */
  async told(tx: Tx, orderId: string, attemptNumber: string, status: PaymentStatus): Promise<void> {
    const { order } = await this.apply(tx, orderId, attemptNumber, status)
    if (mayBeFulfilled(order)) await this.jobs.add(tx, askAttempt, { number: attemptNumber, asked: 0 })
  }

  /** The provider's answer to a question. True once nothing more is to be asked. */
  async answered(tx: Tx, { orderId, number }: AttemptEntity, status: PaymentStatus): Promise<boolean> {
    const { order, attempt } = await this.apply(tx, orderId, number, status)
    await this.books.keepAnswer(tx, attempt, status)
    if (attempt.state !== 'paid') return false
    if (status.status === 'paid' && status.amount !== receivedBy(attempt)) {
      Object.assign(attempt, { received: status.amount })
      await this.books.save(tx, { order: Object.assign(order, { review: 'amount' }), attempt })
      return true
    }
    const isConfirmed = status.status === 'paid'
    if (isConfirmed && order.state === 'fulfilled') await this.orders.noteConfirmed(tx, orderId)
    const hasWaited = order.paidAt !== null && Date.now() - order.paidAt.getTime() >= confirmationMs
    if (!isConfirmed && !hasWaited) return false
    if (mayBeFulfilled(order)) await this.fulfilOrder.execute(tx, order, isConfirmed)
    return true
  }

  /** An administrator's word is the last one. */
  async confirmed(tx: Tx, orderId: string, attemptNumber: string, status: PaymentStatus): Promise<void> {
    const { order } = await this.apply(tx, orderId, attemptNumber, status)
    if (mayBeFulfilled(order)) await this.fulfilOrder.execute(tx, order, true)
  }

  /** Whether a payment is told that the provider has not confirmed yet. */
  async awaitsConfirmation(tx: Tx, { orderId, number }: AttemptEntity): Promise<boolean> {
    const { order, attempt } = await this.books.lock(tx, orderId, number)
    return attempt.state === 'paid' && mayBeFulfilled(order)
  }

  private async apply(
    tx: Tx,
    orderId: string,
    attemptNumber: string,
    status: PaymentStatus,
  ): Promise<OpenPayment> {
    const { order, attempt } = await this.books.lock(tx, orderId, attemptNumber)
    const told = toldBy(status)
    if (!told) return { order, attempt }
    const isSuperseded = await this.books.isSuperseded(tx, order)
    const consequence = consequenceOf(told, { order, attempt, isSuperseded })
    change(order, attempt, consequence, status)
    await this.books.save(tx, { order, attempt })
    await this.tell(tx, { order, attempt }, consequence)
    return { order, attempt }
  }

  /** The buyer hears of a number to pay with, and an administrator of money that nobody owes. */
  private async tell(tx: Tx, { order, attempt }: OpenPayment, consequence: Consequence): Promise<void> {
    const { id: orderId, number: orderNumber, ownerId, amount } = order
    if (consequence.order === 'instructed' && attempt.instructions)
      await this.outbox.add(tx, paymentInstructed, {
        orderId,
        orderNumber,
        ownerId,
        amount,
        instructions: attempt.instructions,
        instructedAt: new Date().toISOString(),
      })
    const { review: reason } = consequence
    if (reason === 'double' || reason === 'superseded')
      await this.jobs.add(tx, proposeRefund, { orderId, attemptNumber: attempt.number, reason })
  }
}

const toldBy = (status: PaymentStatus): Told | undefined =>
  status.status === 'unpaid' || status.status === 'silent' ? undefined : status

function change(
  order: OrderEntity,
  attempt: AttemptEntity,
  consequence: Consequence,
  status: PaymentStatus,
): void {
  const now = new Date()
  const next = consequence.order && orderAfter(order.state, consequence.order)
  if (next) order.state = next
  if (next === 'paid') order.paidAt = now
  if (consequence.review) order.review = consequence.review
  if (consequence.order === 'attempt-failed') order.hasFailed = true
  if (consequence.attempt) attempt.state = consequence.attempt
  if (consequence.attempt === 'failed' && status.status === 'failed') attempt.code = status.code
  if (consequence.keepsInstructions && status.status === 'instructed')
    attempt.instructions = status.instructions
  const hasCome = consequence.attempt === 'paid' || consequence.attempt === 'held'
  if (hasCome && status.status === 'paid') {
    attempt.paidAt ??= now
    attempt.received = status.amount
    attempt.providerNumber = status.providerNumber
    attempt.chargeNumber = status.chargeNumber ?? null
  }
}
