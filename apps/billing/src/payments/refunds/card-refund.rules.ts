import type { CardState, RefundAction } from '@originseal/ecpay'

/** Where a card's charge stands, as the provider says. */
export interface CardStanding {
  readonly state: CardState
  /** What the charge took. */
  readonly amount: number
  /** What of it was given back so far. */
  readonly refunded: number
}

export interface WantedRefund {
  readonly amount: number
  /** What the charge had given back before this refund began. */
  readonly refundedBefore: number
}

export type RefundStep =
  | { readonly step: 'done' }
  | { readonly step: 'ask'; readonly action: RefundAction; readonly amount: number }
  | { readonly step: 'impossible'; readonly why: string }

/**
 * The next call that gives money back, by the state of the charge; asked again after each one, so that an answer that was
 * lost is seen in the state and nothing is given back twice.
 *
 * | charge       | all of it       | a part         |
 * | ------------ | --------------- | -------------- |
 * | authorised   | N (give up)     | C, then R      |
 * | to capture   | E, then N       | R              |
 * | captured     | R               | R              |
 */
export function nextRefundStep(charge: CardStanding, wanted: WantedRefund): RefundStep {
  const { amount, refundedBefore } = wanted
  if (charge.state === 'givenUp')
    return amount === charge.amount && refundedBefore === 0
      ? { step: 'done' }
      : { step: 'impossible', why: 'the authorisation was given up' }
  if (charge.refunded >= refundedBefore + amount) return { step: 'done' }
  if (charge.refunded !== refundedBefore)
    return { step: 'impossible', why: `${charge.refunded} were given back meanwhile` }
  if (refundedBefore + amount > charge.amount) return { step: 'impossible', why: 'more than was charged' }
  const action = actionOf(charge.state, amount === charge.amount)
  // Only R takes a part; the others are about the whole charge.
  return { step: 'ask', action, amount: action === 'R' ? amount : charge.amount }
}

function actionOf(state: Exclude<CardState, 'givenUp'>, isWhole: boolean): RefundAction {
  if (state === 'authorised') return isWhole ? 'N' : 'C'
  return state === 'toCapture' && isWhole ? 'E' : 'R'
}

/** Whether the call makes the refund complete; after the others the charge is asked about again. */
export const completesRefund = (action: RefundAction): boolean => action === 'R' || action === 'N'

/** Captures run at 20:15 in Taipei: until 20:30 nothing may be asked for. @returns when it may be, if not now */
export function closedUntil(now: Date): Date | undefined {
  const minuteMs = 60_000
  const taipeiMinutes = Math.floor(now.getTime() / minuteMs + 8 * 60) % (24 * 60)
  const [from, to] = [20 * 60 + 15, 20 * 60 + 30]
  if (taipeiMinutes < from || taipeiMinutes >= to) return undefined
  return new Date((Math.floor(now.getTime() / minuteMs) + to - taipeiMinutes) * minuteMs)
}
