import { useTranslation } from 'react-i18next'
import './time-ledger.texts'

/** How figures of the ledger are written. */
export function useFigureTexts() {
  const { t, i18n } = useTranslation('timeLedger')
  const count = new Intl.NumberFormat(i18n.language)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  return {
    /** A platform that has no name here is one of the other sites. */
    nameOf: (platform: string): string =>
      i18n.exists(`timeLedger:platform.${platform}`)
        ? t(`platform.${platform}` as 'platform.other')
        : t('platform.other'),
    /** Hours; a dash where the curve does not get there. */
    hours: (value: number | null): string =>
      value === null ? t('notYet') : t('hours', { hours: count.format(value) }),
    share: (value: number): string => percent.format(value),
    count: (value: number): string => count.format(value),
  }
}
