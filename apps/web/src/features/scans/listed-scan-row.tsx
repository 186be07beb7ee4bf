import type { ListedScan } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { ProgressBar } from '../../components/progress-bar'
import { StatusBadge } from '../../components/status-badge'
import { useProblemText } from '../../i18n/problem-text'
import { scanPath } from './scan-path'
import { scanTones } from './scan-tones'
import { useCancelScanMutation, useDownloadReportMutation } from './scans.api'

/** One scan in the list: of what, how far, what came of it, and its report. */
export function ListedScanRow({ scan }: { readonly scan: ListedScan }) {
  const { t, i18n } = useTranslation('scans')
  const problemText = useProblemText()
  const [download, report] = useDownloadReportMutation()
  const [cancel, cancelling] = useCancelScanMutation()
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const progress = Math.round(scan.progress)
  const error = report.error ?? cancelling.error
  return (
    <div className="flex flex-col gap-3 py-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 flex-1 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={scanPath(scan.scanId)} className="link font-semibold">
            {scan.title}
          </Link>
          <StatusBadge tone={scanTones[scan.status]}>{t(`list.${scan.status}`, { progress })}</StatusBadge>
          {scan.isScheduled && <StatusBadge tone="quiet">{t('list.scheduled')}</StatusBadge>}
        </p>
        <p className="text-small text-soft">{time.format(new Date(scan.startedAt))}</p>
        {scan.status === 'completed' && <Outcome scan={scan} />}
        {scan.status === 'processing' && <ProgressBar label={scan.title} percent={progress} />}
        {error && (
          <Notice tone="bad" live>
            {problemText(error, t('list.reportFailed'))}
          </Notice>
        )}
      </div>
      {scan.status === 'completed' && (
        <Button look="secondary" isDisabled={report.isLoading} onPress={() => void download(scan.scanId)}>
          {t('list.report')}
        </Button>
      )}
      {scan.status === 'processing' && (
        <Button look="quiet" isDisabled={cancelling.isLoading} onPress={() => void cancel(scan.scanId)}>
          {t('list.cancel')}
        </Button>
      )}
    </div>
  )
}

function Outcome({ scan: { scanId, findings, highRisk } }: { readonly scan: ListedScan }) {
  const { t } = useTranslation('scans')
  if (findings === 0) return <p>{t('list.nothing')}</p>
  return (
    <p>
      <Link to={scanPath(scanId, 1)} className="link">
        {t('list.found', { findings, highRisk })}
      </Link>
    </p>
  )
}
