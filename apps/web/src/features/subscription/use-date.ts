import { useTranslation } from 'react-i18next'

/** A day in Taipei, where periods are counted, as the reader's language writes it. */
export function useDate(): (instant: string) => string {
  const { i18n } = useTranslation('subscription')
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  return (instant) => format.format(new Date(instant))
}
