import { Injectable } from '@nestjs/common'
import type { DecideReviewRequest } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { receivedBy, type AttemptEntity } from '../attempts/attempt.entity'
import { AttemptsRepository } from '../attempts/attempts.repository'
import { FulfilOrder } from '../fulfil-order'
import type { OrderEntity } from '../orders/order.entity'
import { mayBeFulfilled, orderAfter } from '../orders/order.rules'
import { contestedOf, decisionsAbout } from '../orders/review.rules'
import { OrdersRepository } from '../orders/orders.repository'
import { AnswerProposal } from '../refunds/answer-proposal'

interface Decided {
  readonly order: OrderEntity
  readonly contested: AttemptEntity
  readonly request: DecideReviewRequest
  readonly by: string
}

/** An administrator has looked at an order under review and says what becomes of the money that came. */
@Injectable()
export class DecideReview {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly orders: OrdersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly fulfilOrder: FulfilOrder,
    private readonly proposal: AnswerProposal,
  ) {}

  /** @throws Problem ORDER_NOT_FOUND, ORDER_NOT_UNDER_REVIEW, REVIEW_CHANGED, REVIEW_DECISION_IMPOSSIBLE, REFUND_OPEN */
  async execute(
    orderId: string,
    request: DecideReviewRequest,
    { userId: by }: Caller,
    key: string | undefined,
  ): Promise<void> {
    const once = {
      key,
      scope: `POST /admin/payments/:id/review-decisions ${by}`,
      request: { orderId, ...request },
    }
    await this.idempotency.once(once, async (tx) => {
      const order = await this.orders.lock(tx, orderId)
      if (!order) throw new Problem('ORDER_NOT_FOUND')
      const contested = contestedOf(order, await this.attempts.ofOrder(tx, orderId))
      if (!contested) throw new Problem('ORDER_NOT_UNDER_REVIEW')
      checkWhatWasSeen(order, contested, request)
      await this.decide(tx, { order, contested, request, by })
      await this.orders.save(tx, order)
      await this.attempts.save(tx, contested)
      if (mayBeFulfilled(order)) await this.fulfilOrder.execute(tx, order, true)
      return {}
    })
  }

  private async decide(tx: Tx, decided: Decided): Promise<void> {
    const { order, contested, request, by } = decided
    const wasHeld = contested.state === 'held'
    if (request.decision === 'fulfil') {
      accept(order, contested)
      await this.proposal.decline(tx, contested, request.reason, by)
    } else if (request.decision === 'reject') {
      await this.orders.releaseTransfer(tx, order.id, contested.providerNumber)
      Object.assign(contested, { state: 'failed', received: null, paidAt: null, providerNumber: null })
    } else {
      if (wasHeld) contested.state = 'returned'
      else if (order.state === 'paid' && order.review !== 'double') order.amount = receivedBy(contested)
      // What money is given back of has to be written before its refund is.
      await this.attempts.save(tx, contested)
      await this.orders.save(tx, order)
      await this.proposal.giveBack(tx, { order, attempt: contested, ...request, by })
    }
    // The flag of what a refund has begun for ends with the refund, so that nothing is handed out meanwhile.
    if (wasHeld || request.decision === 'fulfil') order.review = await this.reviewLeft(tx, order, contested)
  }

  /** Another try may hold money, too. */
  private async reviewLeft(tx: Tx, { id }: OrderEntity, decided: AttemptEntity): Promise<'amount' | null> {
    const attempts = await this.attempts.ofOrder(tx, id)
    return attempts.some(({ number, state }) => state === 'held' && number !== decided.number)
      ? 'amount'
      : null
  }
}

/** @throws Problem where something else came, or is asked for, than the administrator has read */
function checkWhatWasSeen(order: OrderEntity, contested: AttemptEntity, request: DecideReviewRequest): void {
  const received = receivedBy(contested)
  const { state } = contested
  if (!decisionsAbout(order, { state, received }).includes(request.decision))
    throw new Problem('REVIEW_DECISION_IMPOSSIBLE')
  const seen = request.decision === 'fulfil' ? request.received : request.amount
  const isPriceSame = request.decision !== 'fulfil' || request.amount === order.amount
  if (seen !== received || !isPriceSame) throw new Problem('REVIEW_CHANGED')
}

/** What came is the price from now on: of the invoice, of what can be given back, and of what was earned. */
function accept(order: OrderEntity, contested: AttemptEntity): void {
  const state = contested.state === 'held' ? orderAfter(order.state, 'paid') : undefined
  if (state) Object.assign(order, { state, paidAt: contested.paidAt ?? new Date() })
  contested.state = 'paid'
  if (order.state === 'paid') order.amount = receivedBy(contested)
}
