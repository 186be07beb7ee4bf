import { useTranslation } from 'react-i18next'

type Values = Record<string, string | number>

/**
 * For keys that come from the server and may be younger than this page: returns the text of such a key in
 * the visitor's language, or `undefined` if there is none.
 */
export function useKnownText(namespace: 'scans'): (key: string, values?: Values) => string | undefined {
  const { i18n } = useTranslation(namespace)
  const translate = i18n.t as unknown as (key: string, options: object) => string
  return (key, values) =>
    i18n.exists(key, { ns: namespace }) ? translate(key, { ...values, ns: namespace }) : undefined
}
