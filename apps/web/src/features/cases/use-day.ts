import { useTranslation } from 'react-i18next'

/** Writes a day of the calendar, such as `2026-12-03`, as the reader's language does. */
export function useDay(): (date: string) => string {
  const { i18n } = useTranslation('cases')
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (date) => format.format(new Date(`${date}T00:00:00Z`))
}
