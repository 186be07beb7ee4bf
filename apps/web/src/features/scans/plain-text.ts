type Values = Readonly<Record<string, string | number>>

/** A key that this page has no sentence for: `earlier-capture` with `{days: 3}` becomes 'earlier capture (days: 3)'. */
export function plainText(key: string, values: Values): string {
  const words = key.replaceAll(/[-_.]/g, ' ')
  const details = Object.entries(values).map(([name, value]) => `${name}: ${value}`)
  return details.length === 0 ? words : `${words} (${details.join(', ')})`
}
