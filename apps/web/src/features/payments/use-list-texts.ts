import { useTranslation } from 'react-i18next'

/** What each list of the page says when it can't be read, and for more of it. */
export function useListTexts() {
  const { t } = useTranslation('payments')
  return { unread: t('list.unread'), retry: t('list.retry'), more: t('list.more') }
}
