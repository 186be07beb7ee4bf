import { monthsLater } from '@originseal/contracts'
import type { Period } from './period.rules'

/** What a subscription knows of its time. */
export interface PaidTime {
  readonly interval: 'month' | 'year'
  /** Months are counted from here: the begin of month `anchorPeriod`. */
  readonly anchorAt: Date
  readonly anchorPeriod: number
  /** The month that was begun last, and its end. */
  readonly period: number
  readonly periodUntil: Date
  readonly paidUntil: Date
}

export interface RenewedTime {
  readonly anchorAt: Date
  readonly anchorPeriod: number
  /** What the charge has paid for. */
  readonly from: Date
  readonly paidUntil: Date
  /** The month that begins with the charge; absent where months that were paid before are still to come. */
  readonly opens?: Period
}

const lateMs = 2 * 86_400_000
const monthsOf = { month: 1, year: 12 } as const

/**
 * What a further charge pays for. One that comes on time goes on where the last one ends, so that 31 January, 28 February,
 * 31 March follow each other; one that comes more than two days late opens its period late.
 */
export function renewedBy(time: PaidTime, chargedAt: Date): RenewedTime {
  const months = monthsOf[time.interval]
  const number = time.period + 1
  if (chargedAt.getTime() - time.paidUntil.getTime() > lateMs)
    return {
      anchorAt: chargedAt,
      anchorPeriod: number,
      from: chargedAt,
      paidUntil: monthsLater(chargedAt, months),
      opens: { number, from: chargedAt, to: monthsLater(chargedAt, 1) },
    }
  const { anchorAt, anchorPeriod, paidUntil } = time
  let begin = 0
  while (monthsLater(anchorAt, begin) < paidUntil) begin += 1
  const next = { anchorAt, anchorPeriod, from: paidUntil, paidUntil: monthsLater(anchorAt, begin + months) }
  if (time.periodUntil < paidUntil) return next
  const to = monthsLater(anchorAt, number + 1 - anchorPeriod)
  return { ...next, opens: { number, from: chargedAt < paidUntil ? chargedAt : paidUntil, to } }
}

/** For so long a plan whose charge has failed goes on. */
export const graceDays = 14
/** On these days after a failed charge its member is told. */
export const reminderDays = [0, 3, 7, 13] as const
/** On these days the charge is tried again: four failures more leave the mandate alive, which the sixth would end. */
export const retryDays = [1, 2, 3, 4] as const

const dayMs = 86_400_000
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)

/** A charge is not missing before the provider has had so many days for it. */
const missingAfterDays = 3

/** Whether a plan that renews by itself is unpaid: its latest charge has failed, or none came for days. */
export const isUnpaid = (paidUntil: Date, hasFailed: boolean, now: Date): boolean =>
  hasFailed || now >= daysAfter(paidUntil, missingAfterDays)
