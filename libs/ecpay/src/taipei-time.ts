const hoursAhead = 8
const hourMs = 3_600_000
const pattern = /^(\d{4})\/(\d{2})\/(\d{2}) (\d{2}):(\d{2}):(\d{2})$/

/** `yyyy/MM/dd HH:mm:ss` in Asia/Taipei, which has no daylight saving time. */
export const taipeiTime = (at: Date): string =>
  new Date(at.getTime() + hoursAhead * hourMs)
    .toISOString()
    .slice(0, 19)
    .replaceAll('-', '/')
    .replace('T', ' ')

/** `yyyy/MM/dd` in Asia/Taipei. */
export const taipeiDay = (at: Date): string => taipeiTime(at).slice(0, 10)

/** The instant of a text that {@link taipeiTime} would write; undefined for any other text. */
export function readTaipeiTime(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = pattern.exec(text) ?? []
  if (year === undefined) return undefined
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`)
  return Number.isNaN(at.getTime()) || taipeiTime(at) !== text ? undefined : at
}
