import type { Order, OrderState } from '@originseal/contracts'

/** How an order stands to its buyer: what the page shows of it. */
export type OrderStage =
  /** The payment is under way, or the buyer has not paid yet. */
  | 'waiting'
  /** There is a number or an account to pay to. */
  | 'instructed'
  | 'failed'
  /** Money came that the order does not account for; a person decides about it. */
  | 'reviewed'
  /** Paid; what was bought is being handed out. */
  | 'paid'
  | 'done'
  | 'refunded'
  | 'expired'
  | 'cancelled'

export const isPayable = (state: OrderState): boolean => state === 'awaiting' || state === 'instructed'

export function stageOf({ state, hasFailed, isUnderReview, instructions }: Order): OrderStage {
  // What was bought is there already where it was paid twice.
  if (isUnderReview && state !== 'fulfilled' && state !== 'part-refunded') return 'reviewed'
  if (isPayable(state)) {
    if (instructions) return 'instructed'
    return hasFailed ? 'failed' : 'waiting'
  }
  if (state === 'fulfilled') return 'done'
  if (state === 'part-refunded') return 'refunded'
  return state as Exclude<OrderState, 'awaiting' | 'instructed' | 'fulfilled' | 'part-refunded'>
}

/** Milliseconds between two questions about an order; 0 once nothing is to be waited for. */
export function pauseBetween(stage: OrderStage | undefined): number {
  if (stage === undefined || stage === 'waiting' || stage === 'paid') return 2_000
  return stage === 'instructed' || stage === 'reviewed' ? 10_000 : 0
}

/** Whether its buyer can ask for money of an order: something is left of it, and no request is under way. */
export function isRefundable({ state, amount, refunded, refund }: Order): boolean {
  const isPaid = state === 'fulfilled' || state === 'part-refunded'
  const isUnderWay = refund !== undefined && refund.state !== 'rejected' && refund.state !== 'refunded'
  return isPaid && refunded < amount && !isUnderWay
}
