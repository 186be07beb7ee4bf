import { useTranslation } from 'react-i18next'

/** A day as the reader's language writes it, where they are. */
export function useDay(): (instant: string) => string {
  const { i18n } = useTranslation('account')
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (instant) => format.format(new Date(instant))
}
