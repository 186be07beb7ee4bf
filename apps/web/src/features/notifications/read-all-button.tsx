import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useCountUnreadQuery, useReadAllNotificationsMutation } from './notifications.api'

/** Marks everything that is shown as read; not there while nothing is unread. */
export function ReadAllButton({ newestId }: { readonly newestId: string }) {
  const { t } = useTranslation('notifications')
  const problemText = useProblemText()
  const { data: unread = 0 } = useCountUnreadQuery()
  const [readAll, { isLoading, error }] = useReadAllNotificationsMutation()
  if (unread === 0) return null
  return (
    <div className="flex flex-col items-start gap-3 sm:items-end">
      <Button look="outline" isDisabled={isLoading} onPress={() => void readAll(newestId)}>
        {t('readAll')}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('notMarked'))}
        </Notice>
      )}
    </div>
  )
}
