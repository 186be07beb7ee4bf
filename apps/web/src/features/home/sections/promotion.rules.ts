import type { promoBuckets } from '@originseal/contracts'

export type Bucket = (typeof promoBuckets)[number]

/** HOME-09. */
export function bucketOf(remaining: number): Bucket {
  if (remaining <= 0) return '0'
  if (remaining <= 5) return '5-1'
  return remaining <= 10 ? '10-6' : '11+'
}

/** Of each day. */
export const places = 10
const dayMs = 86_400_000

/** The date in Taiwan, and how much of that day is over, 0 to 1. */
function taipei(now: Date): { day: string; part: number } {
  const local = now.getTime() + 8 * 3_600_000
  return { day: new Date(local).toISOString().slice(0, 10), part: (local % dayMs) / dayMs }
}
export const taipeiDay = (now: Date): string => taipei(now).day

/**
 * How many places may be left where the server does not say: 10 less a figure that grows over the day at its own pace,
 * the same for everybody, 9 at most (HOME-10). Shown as about that many.
 */
export function simulatedRemaining(now: Date): number {
  const { day, part } = taipei(now)
  const seed = [...day].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
  const most = 5 + (seed % 5)
  return Math.max(0, places - Math.floor(most * part))
}

/** HOME-10: what this browser keeps of the promotion; of another day it counts no more. */
export interface PromotionRecord {
  readonly date: string
  readonly reservedUntil: number
  readonly claimed: boolean
}
const reservationMs = 900_000

export const reserved = (now: Date): PromotionRecord => ({
  date: taipeiDay(now),
  reservedUntil: now.getTime() + reservationMs,
  claimed: false,
})

export const ofToday = (record: PromotionRecord | undefined, now: Date): PromotionRecord | undefined =>
  record?.date === taipeiDay(now) ? record : undefined
