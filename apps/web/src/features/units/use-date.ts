import { useTranslation } from 'react-i18next'

/** A day as the reader's language writes it, where they are. */
export function useDate(): (instant: string) => string {
  const { i18n } = useTranslation('units')
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  return (instant) => format.format(new Date(instant))
}
