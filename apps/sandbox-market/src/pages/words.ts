const money = new Intl.NumberFormat('zh-TW')
const day = new Intl.DateTimeFormat('zh-TW', { dateStyle: 'long', timeZone: 'Asia/Taipei' })
const minute = new Intl.DateTimeFormat('zh-TW', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Taipei',
})

/** Whole New Taiwan dollars, as a price tag prints them. */
export const priceTag = (dollars: number): string => `NT$ ${money.format(dollars)}`
export const dayOf = (time: Date): string => day.format(time)
export const minuteOf = (time: Date): string => minute.format(time)
