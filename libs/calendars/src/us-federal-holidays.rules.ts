import { daysAfter, weekdayOf, type CivilDate } from './civil-date.rules'

/** 5 USC 6103(a): on a day of the month. The last is since when. */
const fixed = [
  ['01-01', 1870],
  ['06-19', 2021],
  ['07-04', 1870],
  ['11-11', 1938],
  ['12-25', 1870],
] as const

/** Month from 1, weekday from Sunday 0, which of them (-1: the last). */
const floating = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
] as const

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
export function isFederalHoliday(date: CivilDate): boolean {
  const weekday = weekdayOf(date)
  return (
    isFixed(date) ||
    isFloating(date) ||
    (weekday === 5 && isFixed(daysAfter(date, 1))) ||
    (weekday === 1 && isFixed(daysAfter(date, -1)))
  )
}

const isFixed = (date: CivilDate): boolean =>
  fixed.some(([day, since]) => date.endsWith(day) && Number(date.slice(0, 4)) >= since)

function isFloating(date: CivilDate): boolean {
  const [, month, day] = date.split('-').map(Number) as [number, number, number]
  return floating.some(([ofMonth, weekday, which]) => {
    if (ofMonth !== month || weekdayOf(date) !== weekday) return false
    return which === -1 ? !daysAfter(date, 7).startsWith(date.slice(0, 7)) : Math.ceil(day / 7) === which
  })
}
