import { useTranslation } from 'react-i18next'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { RedirectDialog } from '../../components/redirect-dialog'
import { PageMetadata } from '../../components/page-metadata'
import { Spinner } from '../../components/spinner'
import { SecondFactorForm } from '../../session/step-up/second-factor-form'
import type { Callback } from './callback.rules'
import { useFinishLogin } from './use-finish-login'

/** Where a provider's sign-in ends (AUTH-09): shown while the login is processed, or to say why it is none. */
function SocialCallbackPage() {
  const { t } = useTranslation('socialCallback')
  const callback = useLoaderData<Callback>()
  const { isFailed, challenge, open } = useFinishLogin(callback)
  const navigate = useNavigate()
  const complaint =
    callback.is === 'refused'
      ? t('providerFailed', { error: callback.error })
      : callback.is === 'empty'
        ? t('noToken')
        : isFailed && t('failed')
  if (challenge !== undefined)
    return (
      <div className="mx-auto w-full max-w-md px-5 py-12">
        <PageMetadata title={t('title')} description={t('description')} noindex />
        <div className="card p-5 sm:p-8">
          <SecondFactorForm
            {...challenge}
            onOpened={(session) => void open(session)}
            onAgain={() => void navigate('/login')}
          />
        </div>
      </div>
    )
  return (
    <>
      <PageMetadata title={t('title')} description={t('description')} noindex />
      {complaint ? <RedirectDialog saying={complaint} to="/register" /> : <Spinner>{t('working')}</Spinner>}
    </>
  )
}

export { SocialCallbackPage as Component }
