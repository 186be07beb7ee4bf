import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { RequestPasswordResetForm } from './request-password-reset-form'

/** For who has forgotten the password. Afterwards it says the same whether or not there is such an account. */
function RequestPasswordResetPage() {
  const { t } = useTranslation('passwordReset')
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Page title={t('request.title')} lead={sentTo === undefined && t('request.lead')}>
      <PageMetadata title={t('request.title')} description={t('request.description')} noindex />
      {sentTo === undefined ? (
        <RequestPasswordResetForm onSent={setSentTo} />
      ) : (
        <div className="space-y-4">
          <Notice tone="good" live>
            {t('request.sent', { email: sentTo })}
          </Notice>
          <p className="text-soft">{t('request.spam')}</p>
          <Button look="quiet" onPress={() => setSentTo(undefined)}>
            {t('request.again')}
          </Button>
        </div>
      )}
      <p className="mt-6">
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {t('request.back')}
        </Link>
      </p>
    </Page>
  )
}

export { RequestPasswordResetPage as Component }
