import type { AdministeredOrder, Order } from '@originseal/contracts'
import { receivedBy, type AttemptEntity } from '../attempts/attempt.entity'
import type { RefundEntity } from '../refunds/refund.entity'
import { isUnderWay } from '../refunds/refund.rules'
import { toRefund } from '../refunds/refund.view'
import type { OrderEntity } from './order.entity'
import { contestedOf, decisionsAbout } from './review.rules'

/** @param attempts the order's tries, the oldest first */
export function toOrder(
  order: OrderEntity,
  attempts: readonly AttemptEntity[],
  refund?: RefundEntity,
): Order {
  const { id, number, item, amount, refunded, payment, state, hasFailed } = order
  const instructions = attempts.at(-1)?.instructions
  return {
    id,
    number,
    item,
    amount,
    refunded,
    payment,
    state,
    hasFailed,
    isUnderReview: order.review !== null,
    ...(instructions && { instructions }),
    placedAt: order.placedAt.toISOString(),
    payableUntil: order.payableUntil.toISOString(),
    ...(order.paidAt && { paidAt: order.paidAt.toISOString() }),
    renews: attempts.at(-1)?.renews ?? false,
    ...(order.renewalOf !== null && { renewalOf: order.renewalOf }),
    ...(refund && { refund: toRefund(refund) }),
  }
}

export interface InvoiceRow {
  readonly number: string
  readonly randomNumber: string
  readonly issuedAt: Date
  readonly isVoid: boolean
  /** Taken from it by allowances. */
  readonly allowed: number
}

export const toInvoice = ({
  number,
  randomNumber,
  issuedAt,
  isVoid,
  allowed,
}: InvoiceRow): NonNullable<Order['invoice']> => ({
  number,
  randomNumber,
  issuedAt: issuedAt.toISOString(),
  isVoid,
  allowed,
})

/** @param isUnconfirmed fulfilled without the provider's answer to our question */
export function toAdministeredOrder(
  order: OrderEntity,
  attempts: readonly AttemptEntity[],
  isUnconfirmed: boolean,
  refund?: RefundEntity,
  mandate?: AdministeredOrder['mandate'],
): AdministeredOrder {
  return {
    ...toOrder(order, attempts, refund),
    ownerId: order.ownerId,
    isUnconfirmed,
    ...(order.review && { review: order.review }),
    ...(!(refund && isUnderWay(refund.state)) && contestedIn(order, attempts)),
    ...(mandate && { mandate: { state: mandate.state, charges: mandate.charges } }),
    attempts: attempts.map((attempt) => ({
      number: attempt.number,
      payment: attempt.payment,
      state: attempt.state,
      amount: attempt.amount,
      startedAt: attempt.startedAt.toISOString(),
      ...(attempt.received !== null && { received: attempt.received }),
      ...(attempt.providerNumber && { providerNumber: attempt.providerNumber }),
      ...(attempt.code && { code: attempt.code }),
    })),
  }
}

function contestedIn(
  order: OrderEntity,
  attempts: readonly AttemptEntity[],
): Pick<AdministeredOrder, 'contested'> {
  const contested = contestedOf(order, attempts)
  if (!contested) return {}
  const { number: attemptNumber, state } = contested
  const received = receivedBy(contested)
  return { contested: { attemptNumber, received, decisions: decisionsAbout(order, { state, received }) } }
}
