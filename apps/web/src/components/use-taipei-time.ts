import { useTranslation } from 'react-i18next'
import './components.texts'

/** Day and time in Taipei, where the books and the log are kept. */
export function useTaipeiTime(): (instant: string) => string {
  const { i18n } = useTranslation('components')
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Taipei',
  })
  return (instant) => format.format(new Date(instant))
}
