import type { DayRange } from './paging'
import { taipeiDateOf } from './taipei-months'

const dayMs = 86_400_000

export interface DayCount {
  /** In Taiwan, `2026-11-23`. */
  readonly date: string
  readonly value: number
}

/** When a day in Taiwan begins. */
export const startOfTaipeiDay = (date: string): Date => new Date(`${date}T00:00:00.000+08:00`)

/** From which instant on, and before which one: where the first of these days begins, and the last one ends. */
export const instantsOf = ({ from, until }: DayRange): { readonly from?: Date; readonly before?: Date } => ({
  ...(from !== undefined && { from: startOfTaipeiDay(from) }),
  ...(until !== undefined && { before: new Date(startOfTaipeiDay(until).getTime() + dayMs) }),
})

/** The last days in Taiwan, oldest first, today included. */
export const lastTaipeiDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    taipeiDateOf(new Date(now.getTime() - (count - 1 - index) * dayMs)),
  )

/** A number for each of these days; one without a count is 0, several of one day are added up. */
export function countsOfDays(days: readonly string[], counts: readonly DayCount[]): DayCount[] {
  return days.map((date) => ({
    date,
    value: counts.filter((count) => count.date === date).reduce((sum, { value }) => sum + value, 0),
  }))
}
