import type { Catalogue, RefundDeduction, Unit } from '@originseal/contracts'

/** What is known of an order when its money is asked for. */
export interface RefundedOrder {
  /** Whole NT$. */
  readonly paid: number
  readonly refunded: number
  /** The buyer agreed that it begins at once, so that what was used is deducted. */
  readonly startedAtOnce: boolean
  /** A service that is complete once given: links of a scan. */
  readonly isCompleteOnceGiven: boolean
  /** Units that the order brought and that were used. */
  readonly used: ReadonlyMap<Unit, number>
}

export interface RefundAmount {
  readonly amount: number
  readonly deductions: readonly RefundDeduction[]
}

/** What one unit costs by the cheapest pack that holds nothing else, in NT$; absent where no pack is sold by itself. */
export function listPrices({ packs }: Pick<Catalogue, 'packs'>): ReadonlyMap<Unit, number> {
  const prices = new Map<Unit, number>()
  for (const { price, units } of packs) {
    const [only, ...others] = Object.entries(units) as [Unit, number][]
    if (!only || others.length > 0) continue
    const [unit, quantity] = only
    prices.set(unit, Math.min(prices.get(unit) ?? Infinity, price / quantity))
  }
  return prices
}

/**
 * What goes back of a rescinded order: everything that is not given back yet; where the buyer agreed that it begins at once
 * less what was used, at the price of the unit. Never below 0.
 */
export function amountOfRescission(order: RefundedOrder, prices: ReadonlyMap<Unit, number>): RefundAmount {
  const left = order.paid - order.refunded
  if (!order.startedAtOnce) return { amount: left, deductions: [] }
  if (order.isCompleteOnceGiven) return { amount: 0, deductions: [] }
  const deductions = [...order.used]
    .filter(([, used]) => used > 0)
    .map(([unit, used]) => ({ unit, used, amount: Math.floor(used * (prices.get(unit) ?? 0)) }))
  const deducted = deductions.reduce((sum, { amount }) => sum + amount, 0)
  return { amount: Math.max(0, left - deducted), deductions }
}

/** What an order has paid for. */
export interface PaidTime {
  /** Whole NT$. */
  readonly amount: number
  readonly refunded: number
  readonly from: Date
  readonly to: Date
}

/**
 * What goes back of a payment whose plan is replaced before its end: of what is still paid, the part for the time that is
 * left. An earlier refund has made all of that time cheaper, the used part too.
 */
export function amountOfUnusedTime({ amount, refunded, from, to }: PaidTime, now: Date): number {
  const whole = to.getTime() - from.getTime()
  const left = Math.min(whole, Math.max(0, to.getTime() - now.getTime()))
  return Math.floor(((amount - refunded) * left) / whole)
}
