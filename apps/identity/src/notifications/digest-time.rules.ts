const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Asia/Taipei has kept UTC+8 without daylight saving time since 1980 (IANA tz database). */
const taipeiOffsetMs = 8 * hourMs
const digestHour = 9

/** The next 09:00 in Taipei that is later than `now`. */
export function nextDigestAt(now: Date): Date {
  const local = now.getTime() + taipeiOffsetMs
  const today = Math.floor(local / dayMs) * dayMs + digestHour * hourMs
  return new Date((today > local ? today : today + dayMs) - taipeiOffsetMs)
}
