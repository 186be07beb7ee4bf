import { useTranslation } from 'react-i18next'

/** To the second and with the reader's offset, `GMT+8`: for instants that are compared with a certificate's. */
export function useInstant(): (instant: string) => string {
  const { i18n } = useTranslation('verification')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' })
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
  return (instant) => {
    const at = new Date(instant)
    const offset = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
    return `${time.format(at)} ${offset}`
  }
}
