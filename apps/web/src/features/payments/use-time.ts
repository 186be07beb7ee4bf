import { useTranslation } from 'react-i18next'

/** Day and time in Taipei, where the books are kept. */
export function useTime(): (instant: string) => string {
  const { i18n } = useTranslation('payments')
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Taipei',
  })
  return (instant) => format.format(new Date(instant))
}
