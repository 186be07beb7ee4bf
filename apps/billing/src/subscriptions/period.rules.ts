import { monthsLater } from '@originseal/contracts'

/** A month of a subscription: from its begin until the begin of the next. */
export interface Period {
  /** Counted from 0. */
  readonly number: number
  readonly from: Date
  readonly to: Date
}

/** Months are counted from the subscription's first day, so that 31 January, 28 February, 31 March follow each other. */
export const periodAfter = (start: Date, number: number): Period => ({
  number,
  from: monthsLater(start, number),
  to: monthsLater(start, number + 1),
})

/** A month of a subscription whose months are counted from an anchor: its begin, or a charge that came late. */
export const periodFrom = (
  { anchor_at: anchor, anchor_period: first }: { anchor_at: Date; anchor_period: number },
  number: number,
): Period => ({ ...periodAfter(anchor, number - first), number })

/** The month of a subscription that `now` is in; the first one before its begin. */
export function periodAt(start: Date, now: Date): Period {
  // No month has more days, so this is never too late.
  let number = Math.max(0, Math.floor((now.getTime() - start.getTime()) / (31 * 86_400_000)))
  while (monthsLater(start, number + 1) <= now) number += 1
  return periodAfter(start, number)
}
