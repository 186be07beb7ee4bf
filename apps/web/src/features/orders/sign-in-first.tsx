import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { fromState } from '../../session/from-state'

/** Somebody has to be known before they can order; login and registration lead back here. */
export function SignInFirst() {
  const { t } = useTranslation('orders')
  const state = fromState(useLocation())
  return (
    <Notice>
      <p>{t('checkout.signInFirst')}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to="/register" state={state}>
          {t('checkout.register')}
        </ButtonLink>
        <ButtonLink to="/login" state={state} look="secondary">
          {t('checkout.logIn')}
        </ButtonLink>
      </div>
    </Notice>
  )
}
