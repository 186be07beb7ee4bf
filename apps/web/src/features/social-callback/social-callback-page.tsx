import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { Leave } from '../../components/leave'
import { PageMetadata } from '../../components/page-metadata'
import { Spinner } from '../../components/spinner'
import type { Callback } from './callback.rules'
import { useFinishLogin } from './use-finish-login'

/** Where a provider's sign-in ends (AUTH-09): shown while the login is processed, or to say why it is none. */
export function SocialCallbackPage() {
  const { t } = useTranslation('socialCallback')
  const callback = useLoaderData<Callback>()
  const { isFailed } = useFinishLogin(callback)
  const complaint =
    callback.is === 'refused'
      ? t('providerFailed', { error: callback.error })
      : callback.is === 'empty'
        ? t('noToken')
        : isFailed && t('failed')
  return (
    <>
      <PageMetadata title={t('title')} description={t('description')} noindex />
      {complaint ? <Leave saying={complaint} to="/register" /> : <Spinner>{t('working')}</Spinner>}
    </>
  )
}
