import type { AccountView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CardSection } from '../../components/card-section'
import { AccountOr } from './account-or'
import './account.texts'
import { DeletionNotice } from './deletion-notice'
import { PlanSection } from './plan-section'
import { SendConfirmationAgain } from './send-confirmation-again'

/** What a member should know first: what waits for them, and what their plan holds (MEMBER-01). */
export function AccountSummary() {
  return (
    <AccountOr>
      {(account) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Alerts account={account} />
          <PlanSection account={account} />
        </div>
      )}
    </AccountOr>
  )
}

function Alerts({ account }: { readonly account: AccountView }) {
  const { t } = useTranslation('account')
  const needsConfirmation = account.email !== null && !account.emailConfirmed
  return (
    <CardSection title={t('summary.alerts')}>
      <div className="space-y-5">
        {account.erasesAt !== null && <DeletionNotice erasesAt={account.erasesAt} />}
        {needsConfirmation && <SendConfirmationAgain />}
        {account.erasesAt === null && !needsConfirmation && <p>{t('summary.noAlerts')}</p>}
        <p>
          <Link className="link" to="/member-info">
            {t('summary.toMemberInfo')}
          </Link>
        </p>
      </div>
    </CardSection>
  )
}
