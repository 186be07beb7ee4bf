import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { askedScanIn } from '../../api/asked-scan'
import { trialSession, type TrialData } from '../../api/trial-session'
import { Button } from '../../components/button'
import { RedirectDialog } from '../../components/redirect-dialog'
import { Notice } from '../../components/notice'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { Skeleton } from '../../components/skeleton'
import { isProblem } from '../../api/problem'
import { useProblemText } from '../../i18n/problem-text'
import { ScanResults } from './scan-results'
import { useReadScanQuery } from './scans.api'

/** Step 4 (TRIAL-13): what the scan found. A reload reads it again by the scan's id; the address may ask for another one. */
function ScanResultsPage() {
  const { t } = useTranslation('scans')
  const asked = askedScanIn(useLocation().search)
  const kept = trialSession.data.read()
  const data = asked === undefined || asked === kept?.lastScanId ? kept : undefined
  return (
    <Page title={t('results.title')} lead={data?.file.title} width="wide">
      <PageMetadata title={t('results.title')} description={t('results.description')} noindex />
      <Results data={data} />
    </Page>
  )
}

function Results({ data }: { readonly data: TrialData | undefined }) {
  const { t } = useTranslation('scans')
  const problemText = useProblemText()
  const { data: scan, error, refetch } = useReadScanQuery(data?.lastScanId ?? '', { skip: !data?.lastScanId })

  const lost = <RedirectDialog saying={t('results.lost')} to="/protect/step2" />
  if (!data?.lastScanId) return lost
  if (scan?.status === 'completed') return <ScanResults scan={scan} file={data.file} />
  if (scan?.status === 'processing') return <Navigate to="/protect/step3" replace />
  if (scan) return lost
  if (!error) return <Skeleton lines={8} />
  if (isProblem(error) && typeof error.status === 'number' && error.status < 500) return lost
  return (
    <div className="space-y-4">
      <Notice tone="bad" live>
        {problemText(error, t('progress.resultsUnavailable'))}
      </Notice>
      <Button onPress={() => void refetch()}>{t('progress.refresh')}</Button>
    </div>
  )
}

export { ScanResultsPage as Component }
