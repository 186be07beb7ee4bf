/** The promotion's days begin and end where its audience lives. */
const timeZone = 'Asia/Taipei'

const localDate = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

/** The date in Taiwan, `YYYY-MM-DD`. */
export const promotionDay = (at: Date): string => localDate.format(at)

/** The midnight in Taiwan that ends a day; there is no summer time there. */
export const promotionDayEnd = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00+08:00`).getTime() + 86_400_000)
