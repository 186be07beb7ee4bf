/** The promotion's days begin and end where its audience lives. */
const timeZone = 'Asia/Taipei'

const localDate = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

/** The date in Taiwan, `YYYY-MM-DD`. */
export const promotionDay = (at: Date): string => localDate.format(at)
