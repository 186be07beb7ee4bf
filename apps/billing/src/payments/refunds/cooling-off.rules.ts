/** Days of rescission after delivery (Consumer Protection Act, article 19). */
const coolingOffDays = 7
const dayMs = 86_400_000
const taipeiOffsetMs = 8 * 3_600_000

/** Month and day of holidays that have the same date each year; 4 and 5 April cover Tomb Sweeping Day. */
const fixedHolidays = new Set(['1/1', '2/28', '4/4', '4/5', '5/1', '9/28', '10/10', '10/25', '12/25'])
/** By the lunar calendar: New Year's first days, Dragon Boat and Mid-Autumn. */
const lunarHolidays = new Set(['1/1', '1/2', '1/3', '5/5', '8/15'])

const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})
const lunarDay = (at: Date): string => {
  const part = (type: string): string =>
    lunar.formatToParts(at).find((each) => each.type === type)?.value ?? ''
  return `${part('month')}/${part('day')}`
}

/** Whether nobody works on a day, given as its midnight in Taipei read as UTC. New Year's Eve is before a lunar 1/1. */
function isHoliday(day: Date): boolean {
  const isWeekend = day.getUTCDay() % 6 === 0
  const isFixed = fixedHolidays.has(`${day.getUTCMonth() + 1}/${day.getUTCDate()}`)
  const isNewYearsEve = lunarDay(new Date(day.getTime() + dayMs)) === '1/1'
  return isWeekend || isFixed || isNewYearsEve || lunarHolidays.has(lunarDay(day))
}

/**
 * Until when an order can be rescinded: the end of the seventh day after the day of delivery, in Taipei. A holiday moves it
 * to the next working day (Civil Code, article 122).
 */
export function coolingOffEnd(deliveredAt: Date): Date {
  const dayOfDelivery = Math.floor((deliveredAt.getTime() + taipeiOffsetMs) / dayMs) * dayMs
  let last = new Date(dayOfDelivery + coolingOffDays * dayMs)
  while (isHoliday(last)) last = new Date(last.getTime() + dayMs)
  return new Date(last.getTime() + dayMs - taipeiOffsetMs - 1_000)
}
