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
import { ListingLevel, ListingReasons } from '../features/trademark/listing-reasons'
import { useProblemText } from '../i18n/problem-text'

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
          Level={ListingLevel}
          Reasons={ListingReasons}
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
