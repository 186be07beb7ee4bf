const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * What is left, in the two largest units that say something: `2 days 3 hours`, `4 minutes 10 seconds`.
 * @param ms below 0 counts as 0
 */
export function remainingText(ms: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const first = units.findIndex(([, size]) => seconds >= size)
  const from = first === -1 ? units.length - 1 : first
  let rest = seconds
  const parts = units.map(([unit, size]) => {
    const amount = Math.floor(rest / size)
    rest -= amount * size
    return { unit, amount }
  })
  return parts
    .slice(from, from + 2)
    .map(({ unit, amount }) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
    )
    .join(' ')
}

/** How long until the text changes, in milliseconds: by the minute above a day, else by the second. */
export const nextTick = (ms: number): number => (ms > 86_400_000 ? 60_000 : 1_000)
