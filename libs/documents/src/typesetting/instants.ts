/** An instant as people in Taiwan write it, to the second, with its offset. Taiwan has had no summer time since 1980. */
export function inTaipei(instant: string | Date): string {
  const shifted = new Date(new Date(instant).getTime() + 8 * 3_600_000)
  return `${shifted.toISOString().slice(0, 10)} ${shifted.toISOString().slice(11, 19)}（台灣時間 UTC+8）`
}

/** The same instant in UTC; milliseconds only where there are any. */
export function inUtc(instant: string | Date): string {
  const text = new Date(instant).toISOString()
  const fraction = text.slice(19, 23)
  return `${text.slice(0, 10)} ${text.slice(11, 19)}${fraction === '.000' ? '' : fraction} UTC`
}

/** Bytes with their separators, and in KB or MB where that reads better (1 KB = 1,024 bytes). */
export function bytesInWords(bytes: number): string {
  const exact = `${bytes.toLocaleString('en-US')} bytes`
  if (bytes < 10_240) return exact
  const [value, unit] = bytes < 1_048_576 ? [bytes / 1_024, 'KB'] : [bytes / 1_048_576, 'MB']
  return `${value.toFixed(1)} ${unit} (${exact})`
}
