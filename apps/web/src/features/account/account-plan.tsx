import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AccountOr } from './account-or'
import { PlanSection } from './plan-section'

/** Plan and quota of a member (MEMBER-01), and the way to everything else about the account. */
export function AccountPlan() {
  const { t } = useTranslation('account')
  return (
    <div className="space-y-4">
      <AccountOr>{(account) => <PlanSection account={account} />}</AccountOr>
      <p>
        <Link className="link" to="/member-info">
          {t('summary.toMemberInfo')}
        </Link>
      </p>
    </div>
  )
}
