import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useReadAccountQuery } from '../../session/own-account.api'
import { DeletionNotice } from './deletion-notice'
import { SendConfirmationAgain } from './send-confirmation-again'

interface AccountAlertsProps {
  /** What waits elsewhere. */
  readonly children: ReactNode
  /** Whether it is known that nothing does. */
  readonly isElsewhereQuiet: boolean
}

/** What waits for the member (MEMBER-01), said first; in a quiet line where nothing does, here or elsewhere. */
export function AccountAlerts({ children, isElsewhereQuiet }: AccountAlertsProps) {
  const { t } = useTranslation('account')
  const { data: account, isLoading } = useReadAccountQuery()
  if (isLoading) return <Skeleton lines={1} />
  // What stands in the way of reading the account is said where the plan would be.
  const needsConfirmation = account !== undefined && account.email !== null && !account.emailConfirmed
  const erasesAt = account?.erasesAt ?? null
  const isQuiet = account !== undefined && erasesAt === null && !needsConfirmation && isElsewhereQuiet
  return (
    <section aria-label={t('summary.alerts')} className="space-y-4">
      {erasesAt !== null && <DeletionNotice erasesAt={erasesAt} />}
      {children}
      {needsConfirmation && (
        <Notice tone="warn">
          <SendConfirmationAgain />
        </Notice>
      )}
      {isQuiet && <p className="text-soft">{t('summary.noAlerts')}</p>}
    </section>
  )
}
