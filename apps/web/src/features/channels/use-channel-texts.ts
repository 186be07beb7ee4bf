import type { AdministeredChannel, ChannelValues } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'

/** What channels are called, and what they say, in words. */
export function useChannelTexts() {
  const { t, i18n } = useTranslation('channels')
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const dayOf = (date: string | null): string => (date === null ? t('never') : day.format(new Date(date)))
  return {
    nameOf: ({ name: { en, zh }, mode }: AdministeredChannel): string =>
      `${i18n.language.startsWith('zh') ? zh : en} · ${t(`mode.${mode}`)}`,
    dayOf,
    textOf: ({ address, certainty, checkedOn }: ChannelValues): string =>
      [address ?? t('noAddress'), t(`certainty.${certainty}`), dayOf(checkedOn)].join(' · '),
  }
}
