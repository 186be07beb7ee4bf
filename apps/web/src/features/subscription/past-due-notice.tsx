import type { ReadSubscriptionResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useRetryRenewalMutation } from './subscription.api'
import { useDate } from './use-date'

interface PastDueNoticeProps {
  readonly pastDue: NonNullable<ReadSubscriptionResponse['pastDue']>
}

/** The last charge has failed: until when the plan goes on, and how to have the card charged again. */
export function PastDueNotice({ pastDue }: PastDueNoticeProps) {
  const { t } = useTranslation('subscription')
  const problemText = useProblemText()
  const date = useDate()
  const [retry, { isLoading, isSuccess, error }] = useRetryRenewalMutation()
  return (
    <div className="mb-4">
      <Notice tone="warn">
        <p>{t('pastDue.text', { since: date(pastDue.since), until: date(pastDue.until) })}</p>
        {isSuccess ? (
          <p role="status" className="mt-2 font-medium">
            {t('pastDue.asked')}
          </p>
        ) : (
          <Button look="secondary" className="mt-3" isDisabled={isLoading} onPress={() => void retry()}>
            {t('pastDue.retry')}
          </Button>
        )}
        {error && (
          <p role="alert" className="mt-2 text-bad">
            {problemText(error, t('failed'))}
          </p>
        )}
      </Notice>
    </div>
  )
}
