import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Button } from '../components/button'
import { Notice } from '../components/notice'
import { Page } from '../components/page'
import { PageMetadata } from '../components/page-metadata'
import { Skeleton } from '../components/skeleton'
import { ScanOutcome } from '../features/scans/scan-outcome'
import { useReadScanQuery } from '../features/scans/scans.api'
import { useReadWorkQuery, useWorkPictureQuery } from '../features/works/works.api'
import { useProblemText } from '../i18n/problem-text'

/** A member's scan (MEMBER-01), with the work of another feature that it searched for. */
export function Component() {
  const { t } = useTranslation('scans')
  const problemText = useProblemText()
  const { scanId = '' } = useParams()
  const { data: scan, error, refetch } = useReadScanQuery(scanId)
  const fileId = scan?.fileId ?? ''
  const { data: file, isLoading: isReadingFile } = useReadWorkQuery(fileId, { skip: !scan })
  const { data: picture } = useWorkPictureQuery(fileId, { skip: !scan })
  // The line of the title is kept for it: what stands below must not move when it comes.
  const isLoading = (!scan && !error) || isReadingFile
  const title = t(scan?.status === 'processing' ? 'progress.title' : 'results.title')
  return (
    <Page title={title} lead={file?.title ?? (isLoading && '\u00a0')} width="wide">
      <PageMetadata title={title} description={t('results.description')} noindex />
      {scan && !isReadingFile && (
        <ScanOutcome
          scan={scan}
          file={file}
          picture={picture}
          back="/dashboard#my-scans"
          onChange={() => void refetch()}
        />
      )}
      {isLoading && <Skeleton lines={8} />}
      {!scan && error && (
        <div className="space-y-4">
          <Notice tone="bad" live>
            {problemText(error, t('progress.resultsUnavailable'))}
          </Notice>
          <Button onPress={() => void refetch()}>{t('progress.refresh')}</Button>
        </div>
      )}
    </Page>
  )
}
