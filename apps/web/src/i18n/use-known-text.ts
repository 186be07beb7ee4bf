import { useTranslation } from 'react-i18next'

type Values = Readonly<Record<string, string | number>>

/**
 * For keys that come from the server and may be younger than this page: returns the text of such a key in
 * the visitor's language, its numbers written as that language writes them, or `undefined` if there is none.
 */
export function useKnownText(namespace: 'scans'): (key: string, values?: Values) => string | undefined {
  const { i18n } = useTranslation(namespace)
  const translate = i18n.t as unknown as (key: string, options: object) => string
  const number = new Intl.NumberFormat(i18n.language)

  function written(values: Values): Values {
    const pairs = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? number.format(value) : value,
    ])
    return Object.fromEntries(pairs) as Values
  }

  return (key, values = {}) =>
    i18n.exists(key, { ns: namespace }) ? translate(key, { ...written(values), ns: namespace }) : undefined
}
