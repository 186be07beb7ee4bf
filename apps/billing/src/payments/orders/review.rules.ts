import type { OrderReview, OrderState, ReviewDecision } from '@originseal/contracts'
import { orderAfter, type AttemptState } from './order.rules'

interface Reviewed {
  readonly state: OrderState
  readonly review: OrderReview | null
}
interface Tried {
  readonly state: AttemptState
  readonly paidAt: Date | null
}

/**
 * The try whose money somebody has to decide about: another amount that nobody has accepted yet, the last payment of
 * those that came for one order, or the one that has paid it. @param attempts the oldest first
 */
export function contestedOf<Attempt extends Tried>(
  { review }: Reviewed,
  attempts: readonly Attempt[],
): Attempt | undefined {
  if (review === null) return undefined
  const paid = attempts
    .filter(({ state }) => state === 'paid')
    .toSorted((one, other) => Number(one.paidAt) - Number(other.paidAt))
  return attempts.findLast(({ state }) => state === 'held') ?? (review === 'double' ? paid.at(-1) : paid[0])
}

/** What can be decided. What has paid an order did come, so that it can't be rejected; a second payment pays nothing. */
export function decisionsAbout(
  order: Reviewed,
  contested: { readonly state: AttemptState; readonly received: number },
): ReviewDecision[] {
  if (contested.received === 0) return contested.state === 'held' ? ['reject'] : []
  if (contested.state === 'held')
    return orderAfter(order.state, 'paid') ? ['fulfil', 'give-back', 'reject'] : ['give-back', 'reject']
  return order.review === 'double' ? ['give-back'] : ['fulfil', 'give-back']
}
