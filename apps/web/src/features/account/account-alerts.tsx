import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useReadAccountQuery } from './account.api'
import { DeletionNotice } from './deletion-notice'
import { SendConfirmationAgain } from './send-confirmation-again'

/** What waits for the member (MEMBER-01), said first; in a quiet line where nothing does. */
export function AccountAlerts() {
  const { t } = useTranslation('account')
  const { data: account, isLoading } = useReadAccountQuery()
  if (isLoading) return <Skeleton lines={1} />
  // What stands in the way of reading it is said where the plan would be.
  if (!account) return null
  const needsConfirmation = account.email !== null && !account.emailConfirmed
  return (
    <section aria-label={t('summary.alerts')} className="space-y-4">
      {account.erasesAt !== null && <DeletionNotice erasesAt={account.erasesAt} />}
      {needsConfirmation && (
        <Notice tone="warn">
          <SendConfirmationAgain />
        </Notice>
      )}
      {account.erasesAt === null && !needsConfirmation && (
        <p className="text-soft">{t('summary.noAlerts')}</p>
      )}
    </section>
  )
}
