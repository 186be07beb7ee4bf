const two = (number: number): string => String(number).padStart(2, '0')

/** An instant as a `datetime-local` field writes it: the reader's own clock, to the minute. */
export const toLocalTime = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`

/**
 * What was typed as an instant of the wire; undefined where it is none.
 * @param earliest the minute that holds it counts as not before it
 */
export function fromLocalTime(typed: string, earliest: Date): string | undefined {
  const at = new Date(typed)
  if (typed === '' || Number.isNaN(at.getTime())) return undefined
  const isSameMinute = toLocalTime(at) === toLocalTime(earliest)
  return (isSameMinute && at < earliest ? earliest : at).toISOString()
}
