import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isProblem } from '../../api/problem'
import { Button } from '../../components/button'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { SealView } from './seal-view'
import { useReadVerificationQuery } from './verification.api'

/** Between two looks while the seal is on its way to the chain. */
const LOOK_AGAIN_MS = 5_000

/** What anybody may know about a seal, and what this browser can check of it. */
function VerificationPage() {
  const { t } = useTranslation('verification')
  const { id = '' } = useParams()
  const { data, error, refetch } = useReadVerificationQuery(id)
  useReadVerificationQuery(id, {
    skip: data?.state !== 'anchoring',
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  })
  return (
    <Page title={t('seal.title')} lead={t('seal.lead')} width="wide">
      <PageMetadata title={t('seal.metaTitle')} description={t('seal.description')} noindex />
      {data ? (
        <SealView seal={data} />
      ) : error ? (
        <Unread error={error} retry={refetch} />
      ) : (
        <Skeleton lines={10} />
      )}
    </Page>
  )
}

function Unread({ error, retry }: { readonly error: unknown; readonly retry: () => unknown }) {
  const { t } = useTranslation('verification')
  const problemText = useProblemText()
  const isMissing = isProblem(error) && (error.status === 404 || error.status === 400)
  return (
    <div className="space-y-5">
      <Notice tone="bad" live>
        {isMissing ? t('seal.missing') : problemText(error, t('seal.unread'))}
      </Notice>
      {isMissing ? (
        <ButtonLink to="/verify">{t('seal.another')}</ButtonLink>
      ) : (
        <Button onPress={() => void retry()}>{t('seal.retry')}</Button>
      )}
    </div>
  )
}

export { VerificationPage as Component }
