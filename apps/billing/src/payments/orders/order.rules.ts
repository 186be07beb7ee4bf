import type { OrderReview, OrderState } from '@originseal/contracts'

export const orderEvents = [
  'instructed',
  'attempt-failed',
  'paid',
  'fulfilled',
  'part-refunded',
  'refunded',
  'expired',
  'cancelled',
] as const
export type OrderEvent = (typeof orderEvents)[number]

type Transitions = Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>>

/** Of an order that nobody has paid. A failed try leaves it payable. */
const unpaid = {
  instructed: 'instructed',
  'attempt-failed': 'awaiting',
  paid: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
} as const

/** Money that comes after the end of an order still counts: `paid` leads out of `expired` and `cancelled`. */
export const orderTransitions: Transitions = {
  awaiting: unpaid,
  instructed: unpaid,
  paid: { fulfilled: 'fulfilled', 'part-refunded': 'part-refunded', refunded: 'refunded' },
  fulfilled: { 'part-refunded': 'part-refunded', refunded: 'refunded' },
  'part-refunded': { 'part-refunded': 'part-refunded', refunded: 'refunded' },
  expired: { paid: 'paid' },
  cancelled: { paid: 'paid' },
  refunded: {},
}

/** Undefined where the event changes nothing. */
export const orderAfter = (state: OrderState, event: OrderEvent): OrderState | undefined =>
  orderTransitions[state][event]

export const isPayable = (state: OrderState): boolean => state === 'awaiting' || state === 'instructed'

/** `held`: another amount came than was asked for, and somebody decides about it; `returned`: it was given back. */
export type AttemptState = 'open' | 'instructed' | 'paid' | 'failed' | 'held' | 'returned'

/** What is told of a try, by a sealed notice, by the provider's answer, or by an administrator. */
export type Told =
  | { readonly status: 'paid'; readonly amount: number; readonly isSimulated?: boolean }
  | { readonly status: 'instructed' }
  | { readonly status: 'failed' }

export interface Standing {
  readonly order: { readonly state: OrderState; readonly amount: number }
  readonly attempt: { readonly state: AttemptState }
  /** The buyer has the same thing by another order meanwhile. */
  readonly isSuperseded: boolean
}

/** What follows: the event of the order, the new state of the try, and whether somebody has to look at it. */
export interface Consequence {
  readonly order?: OrderEvent
  readonly attempt?: AttemptState
  readonly review?: OrderReview
  /** The numbers to pay with are kept, whatever else holds. */
  readonly keepsInstructions?: true
}

const nothing: Consequence = {}

/** What is told twice, late, or in another order than it happened, changes no more than what is told once. */
export function consequenceOf(told: Told, standing: Standing): Consequence {
  if (told.status === 'paid') return told.isSimulated ? nothing : ofPayment(told.amount, standing)
  const { attempt, order } = standing
  if (told.status === 'instructed')
    return attempt.state === 'open'
      ? {
          attempt: 'instructed',
          keepsInstructions: true,
          ...(isPayable(order.state) && { order: 'instructed' }),
        }
      : { keepsInstructions: true }
  if (attempt.state !== 'open' && attempt.state !== 'instructed') return nothing
  return { attempt: 'failed', ...(isPayable(order.state) && { order: 'attempt-failed' }) }
}

function ofPayment(amount: number, { order, attempt, isSuperseded }: Standing): Consequence {
  if (attempt.state === 'paid' || attempt.state === 'returned') return nothing
  if (!orderAfter(order.state, 'paid')) return { attempt: 'paid', review: 'double' }
  if (amount !== order.amount) return { attempt: 'held', review: 'amount' }
  return { attempt: 'paid', order: 'paid', ...(isSuperseded && { review: 'superseded' }) }
}

/** Whether a paid order may be handed out: not while somebody has to look at it, unless only at a second payment. */
export const mayBeFulfilled = (order: { state: OrderState; review: OrderReview | null }): boolean =>
  order.state === 'paid' && (order.review === null || order.review === 'double')
