import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { Notice } from '../../components/notice'

/** For somebody who has an account already: the ways into it. */
export function TakenNotice() {
  const { t } = useTranslation('registration')
  const { state } = useLocation() as { state: unknown }
  return (
    <Notice tone="warn" live>
      {t('refused.ACCOUNT_EMAIL_TAKEN')}{' '}
      <Link to="/login" state={state} className="link">
        {t('account.logIn')}
      </Link>
      {' · '}
      <Link to="/forgot-password" className="link">
        {t('account.forgotten')}
      </Link>
    </Notice>
  )
}
