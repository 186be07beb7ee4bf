import { useTranslation } from 'react-i18next'

/** What the lists of the view say beside their entries. */
export function useListTexts() {
  const { t } = useTranslation('memberView')
  return { unread: t('list.unread'), retry: t('list.retry'), more: t('list.more') }
}
