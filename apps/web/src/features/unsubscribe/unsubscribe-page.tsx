import { findNotificationKind, type NotificationLanguage } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { useReadUnsubscribeQuery, useUnsubscribeMutation } from './unsubscribe.api'

/** Where the link of a notification mail leads: says what it ends, and ends it when asked to. */
function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe')
  const token = useLoaderData<string | null>()
  return (
    <Page title={t('title')}>
      <PageMetadata title={t('title')} description={t('description')} noindex />
      {token === null ? (
        <Notice tone="bad" live>
          {t('noToken')}
        </Notice>
      ) : (
        <Unsubscribing token={token} />
      )}
    </Page>
  )
}

function Unsubscribing({ token }: { readonly token: string }) {
  const { t } = useTranslation('unsubscribe')
  const problemText = useProblemText()
  const { data, error, refetch } = useReadUnsubscribeQuery(token)
  const [end, ending] = useUnsubscribeMutation()
  if (ending.isSuccess) {
    return (
      <div className="space-y-6">
        <Notice tone="good" live>
          {t('done')}
        </Notice>
        <ButtonLink to="/member-info#notification-settings">{t('settings')}</ButtonLink>
      </div>
    )
  }
  if (error) {
    return (
      <div className="space-y-6">
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
        <Button onPress={() => void refetch()}>{t('retry')}</Button>
      </div>
    )
  }
  if (!data) return <Skeleton lines={2} />
  return (
    <div className="space-y-6">
      <p className="text-subheading">
        <Ended scope={data.scope} />
      </p>
      <Button isDisabled={ending.isLoading} onPress={() => void end(token)}>
        {t(ending.isLoading ? 'working' : 'submit')}
      </Button>
      {ending.error && (
        <Notice tone="bad" live>
          {problemText(ending.error, t('failed'))}
        </Notice>
      )}
    </div>
  )
}

function Ended({ scope }: { readonly scope: string }) {
  const { t, i18n } = useTranslation('unsubscribe')
  if (scope === 'digest') return t('digest')
  const texts = findNotificationKind(scope)?.texts[i18n.language as NotificationLanguage]
  return t('kind', { kind: texts?.name ?? scope })
}

export { UnsubscribePage as Component }
