import type { ScoreReason } from '@originseal/contracts'
import { useKnownText } from '../../i18n/use-known-text'

/** A signal's sentence in the visitor's language; one without a sentence shows its name and values. */
export function useSignalText(): (reason: ScoreReason) => string {
  const knownText = useKnownText('scans')
  return ({ signal, values }) => knownText(`scan.signal.${signal}`, values) ?? plainText(signal, values)
}

/** `earlier-capture` with `{days: 3}` becomes 'earlier capture (days: 3)'. */
function plainText(signal: string, values: ScoreReason['values']): string {
  const words = signal.replaceAll(/[-_.]/g, ' ')
  const details = Object.entries(values).map(([name, value]) => `${name}: ${value}`)
  return details.length === 0 ? words : `${words} (${details.join(', ')})`
}
