import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { askAttempt } from './attempts/ask-attempt.job'
import { confirmationMs } from './attempts/ask.rules'
import type { AttemptEntity } from './attempts/attempt.entity'
import { AttemptsRepository } from './attempts/attempts.repository'
import { FulfilOrder } from './fulfil-order'
import type { OrderEntity } from './orders/order.entity'
import { consequenceOf, mayBeFulfilled, orderAfter, type Consequence, type Told } from './orders/order.rules'
import { OrdersRepository } from './orders/orders.repository'
import { SupersedingOrders } from './orders/superseding-orders.repository'
import type { PaymentStatus } from './payment-provider'

/** Writes down what is told of a payment, whoever tells it, and lets an order be fulfilled once. */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly superseding: SupersedingOrders,
    private readonly fulfilOrder: FulfilOrder,
    private readonly jobs: Jobs,
  ) {}

  /** A sealed notice: what it says holds, but before anything is handed out the provider is asked. */
  async told(tx: Tx, orderId: string, attemptNumber: string, status: PaymentStatus): Promise<void> {
    const { order } = await this.apply(tx, orderId, attemptNumber, status)
    if (mayBeFulfilled(order)) await this.jobs.add(tx, askAttempt, { number: attemptNumber, asked: 0 })
  }

  /** The provider's answer to a question. True once nothing more is to be asked. */
  async answered(tx: Tx, { orderId, number }: AttemptEntity, status: PaymentStatus): Promise<boolean> {
    const { order, attempt } = await this.apply(tx, orderId, number, status)
    if (attempt.state !== 'paid') return false
    if (status.status === 'paid' && status.amount !== order.amount) {
      await this.orders.save(tx, Object.assign(order, { review: 'amount' }))
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
    const order = await this.orders.lock(tx, orderId)
    const attempt = await this.attempts.find(tx, number)
    return order !== null && attempt?.state === 'paid' && mayBeFulfilled(order)
  }

  private async apply(
    tx: Tx,
    orderId: string,
    attemptNumber: string,
    status: PaymentStatus,
  ): Promise<Standing> {
    const order = await this.orders.lock(tx, orderId)
    const attempt = await this.attempts.find(tx, attemptNumber)
    if (!order || !attempt) throw new Error(`no try ${attemptNumber} of order ${orderId}`)
    const told = toldBy(status)
    if (!told) return { order, attempt }
    const isSuperseded = await this.superseding.has(tx, order)
    const consequence = consequenceOf(told, { order, attempt, isSuperseded })
    change(order, attempt, consequence, status)
    await this.orders.save(tx, order)
    await this.attempts.save(tx, attempt)
    return { order, attempt }
  }
}

interface Standing {
  readonly order: OrderEntity
  readonly attempt: AttemptEntity
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
  if (consequence.attempt === 'paid') attempt.paidAt = now
  if (consequence.attempt === 'failed' && status.status === 'failed') attempt.code = status.code
  if (consequence.keepsInstructions && status.status === 'instructed')
    attempt.instructions = status.instructions
  if (consequence.attempt === 'paid' && status.status === 'paid') {
    attempt.providerNumber = status.providerNumber
    attempt.chargeNumber = status.chargeNumber ?? null
  }
}
