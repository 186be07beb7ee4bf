import type { ScoreReason } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { useKnownText } from '../../i18n/use-known-text'
import { plainText } from './plain-text'

type Values = ScoreReason['values']

/**
 * A signal's sentence in the visitor's language and time zone; one without a sentence shows its name and values.
 * `at` is an instant, `hours` and `days` are a span. In
 * Chinese no space is written around a span: the page's style sets one where digits stand.
 */
export function useSignalText(): (reason: ScoreReason) => string {
  const { t, i18n } = useTranslation('scans')
  const knownText = useKnownText('scans')

  function spanOf({ hours, days }: Values): string | undefined {
    if (hours === 0) return t('scan.belowAnHour')
    const [amount, unit] = days === undefined ? [hours, 'hour'] : [days, 'day']
    if (typeof amount !== 'number') return undefined
    return new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  }

  function spoken(values: Values): Values {
    const { at } = values
    const span = spanOf(values)
    return {
      ...values,
      ...(at !== undefined && { at: instantIn(i18n.language, at) }),
      ...(span !== undefined && { span }),
    }
  }

  return ({ signal, values }) => {
    const known = knownText(`scan.signal.${signal}`, spoken(values))
    // A price may come without its currency.
    return known?.replaceAll(/ {2,}/g, ' ').trimEnd() ?? plainText(signal, values)
  }
}

function instantIn(language: string, at: string | number): string {
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime())) return String(at)
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(instant)
}
