import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { isProblem } from '../../api/problem'
import { ButtonLink } from '../../components/button-link'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { Spinner } from '../../components/spinner'
import { useProblemText } from '../../i18n/problem-text'
import { useConfirmEmail } from './use-confirm-email'

/** Where the link of a confirmation mail leads: confirms the address at once and says how that went. */
function ConfirmEmailPage() {
  const { t } = useTranslation('emailConfirmation')
  const token = useLoaderData<string | null>()
  return (
    <Page title={t('title')}>
      <PageMetadata title={t('title')} description={t('description')} noindex />
      {token === null ? (
        <Notice tone="bad" live>
          {t('noToken')}
        </Notice>
      ) : (
        <Confirmation token={token} />
      )}
    </Page>
  )
}

function Confirmation({ token }: { readonly token: string }) {
  const { t } = useTranslation('emailConfirmation')
  const problemText = useProblemText()
  const { send, isDone, failure } = useConfirmEmail(token)
  if (isDone) {
    return (
      <div className="space-y-6">
        <Notice tone="good" live>
          {t('done')}
        </Notice>
        <ButtonLink to="/dashboard">{t('memberCentre')}</ButtonLink>
      </div>
    )
  }
  if (!failure) return <Spinner>{t('working')}</Spinner>
  const isOld = isProblem(failure) && failure.code === 'MAIL_TOKEN_INVALID'
  return (
    <div className="space-y-6">
      <Notice tone="bad" live>
        {problemText(failure, t('failed'))}
      </Notice>
      {isOld && <p className="text-soft">{t('resend')}</p>}
      {isOld ? (
        <ButtonLink to="/member-info">{t('memberCentre')}</ButtonLink>
      ) : (
        <Button onPress={send}>{t('retry')}</Button>
      )}
    </div>
  )
}

export { ConfirmEmailPage as Component }
