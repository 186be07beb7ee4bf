import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { Notice } from '../../components/notice'
import { PageMetadata } from '../../components/page-metadata'
import { destinationOf } from '../../session/destination.rules'
import { askedIn } from '../../session/asked-path'
import { SocialButtons } from '../../session/social/social-buttons'
import { useSession } from '../../session/use-session'
import { LogInForm } from './log-in-form'
import { useSocialError } from './use-social-error'

/** The login (AUTH-01 to AUTH-03): with a password or through a provider, and on to what was asked for. */
function LoginPage() {
  const { t } = useTranslation('login')
  const { state } = useLocation() as { state: unknown }
  const { user } = useSession()
  const socialError = useSocialError()
  if (user) return <Navigate to={destinationOf(user.role, askedIn(state))} replace />
  return (
    <div className="mx-auto w-full max-w-md px-5 pb-20">
      <PageMetadata title={t('metaTitle')} description={t('description')} noindex />
      <h1 className="mt-8 text-title font-bold tracking-tight first-letter:uppercase sm:mt-12">
        {t('title')}
      </h1>
      <p className="mt-3 text-soft">
        {t('noAccount')}{' '}
        <Link to="/register" state={state} className="link">
          {t('register')}
        </Link>
      </p>
      {socialError && (
        <div className="mt-6">
          <Notice tone="bad" live>
            {socialError}
          </Notice>
        </div>
      )}
      <div className="card mt-6 p-5 sm:p-8">
        <LogInForm />
        <div className="mt-3">
          <SocialButtons asked={askedIn(state)} or={t('or')} warning={t('socialWarning')} />
        </div>
      </div>
    </div>
  )
}

export { LoginPage as Component }
