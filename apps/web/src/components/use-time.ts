import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import './components.texts'

/** The zone that times of a page are told in; undefined: the browser's own. */
export const TimeZone = createContext<string | undefined>(undefined)

/** Where the books and the log are kept. */
export const taipei = 'Asia/Taipei'

/** Day and time in the page's zone. */
export function useTime(): (instant: string) => string {
  return useTimeIn(useContext(TimeZone))
}

/** Day and time in this zone. */
export function useTimeIn(timeZone: string | undefined): (instant: string) => string {
  const { i18n } = useTranslation('components')
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (instant) => format.format(new Date(instant))
}
