import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { ResetPasswordForm } from './reset-password-form'

/** Where the link of a reset mail leads. */
function ResetPasswordPage() {
  const { t } = useTranslation('passwordReset')
  const token = useLoaderData<string | null>()
  const [isDone, setDone] = useState(false)
  return (
    <Page title={t('reset.title')} lead={token !== null && !isDone && t('reset.lead')}>
      <PageMetadata title={t('reset.title')} description={t('reset.description')} noindex />
      {isDone ? (
        <Answer tone="good" says={t('reset.done')} to="/login" then={t('reset.logIn')} />
      ) : token === null ? (
        <Answer tone="bad" says={t('reset.noToken')} to="/forgot-password" then={t('reset.newLink')} />
      ) : (
        <ResetPasswordForm token={token} onDone={() => setDone(true)} />
      )}
    </Page>
  )
}

interface AnswerProps {
  readonly tone: 'good' | 'bad'
  readonly says: string
  readonly to: string
  readonly then: string
}

function Answer({ tone, says, to, then }: AnswerProps) {
  return (
    <div className="space-y-6">
      <Notice tone={tone} live>
        {says}
      </Notice>
      <ButtonLink to={to}>{then}</ButtonLink>
    </div>
  )
}

export { ResetPasswordPage as Component }
