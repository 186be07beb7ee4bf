import type { FoundListing } from '@originseal/contracts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Button } from '../components/button'
import { Notice } from '../components/notice'
import { Page } from '../components/page'
import { PageMetadata } from '../components/page-metadata'
import { Skeleton } from '../components/skeleton'
import { KeepListing } from '../features/quick-cases/keep-listing'
import { ListingScanResults } from '../features/scans/listing-scan-results'
import { useReadListingScanQuery } from '../features/scans/scans.api'
import { loadTexts } from '../i18n/i18n'
import { useProblemText } from '../i18n/problem-text'
import { loadChunk } from '../loading/load-chunk'

const reasons = async () => {
  const [module] = await Promise.all([
    loadChunk('listing-reasons', () => import('../features/trademark/listing-reasons')),
    loadTexts('trademark'),
  ])
  return module
}
/** Loaded beside the first view, which may have no listing yet. */
const LazyLevel = lazy(async () => ({ default: (await reasons()).ListingLevel }))
const LazyReasons = lazy(async () => ({ default: (await reasons()).ListingReasons }))

const Level = (found: Pick<FoundListing, 'level' | 'isName'>) => (
  <Suspense fallback={<span className="min-h-lh" />}>
    <LazyLevel {...found} />
  </Suspense>
)

const Reasons = (found: Pick<FoundListing, 'axes'>) => (
  <Suspense fallback={<Skeleton lines={4} />}>
    <LazyReasons {...found} />
  </Suspense>
)

/** A member's search for listings under a name, with the reasons and the ways on of other features. */
export function Component() {
  const { t } = useTranslation('listingScans')
  const problemText = useProblemText()
  const { scanId = '' } = useParams()
  const { data: scan, error, refetch } = useReadListingScanQuery(scanId)
  return (
    <Page title={t('title')} lead={scan ? t('lead', { name: scan.name }) : '\u00a0'} width="wide">
      <PageMetadata title={t('title')} description={t('description')} noindex />
      {scan && (
        <ListingScanResults
          scan={scan}
          back="/trademark"
          onChange={() => void refetch()}
          Level={Level}
          Reasons={Reasons}
          Act={KeepListing}
        />
      )}
      {!scan && !error && <Skeleton lines={8} />}
      {!scan && error && (
        <div className="space-y-4">
          <Notice tone="bad" live>
            {problemText(error, t('unread'))}
          </Notice>
          <Button onPress={() => void refetch()}>{t('retry')}</Button>
        </div>
      )}
    </Page>
  )
}
