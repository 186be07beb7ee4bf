import { limits } from '@originseal/contracts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { trialSession } from '../../api/trial-session'
import { ProgressBar } from '../../components/progress-bar'
import { CancelScanButton } from './cancel-scan-button'
import { EventFeed } from './event-feed'
import { FoundCopies } from './found-copies'
import { ScanAnnouncement } from './scan-announcement'
import { ScanEnd } from './scan-end'
import { beginning, hasEnded, type ScanPhase } from './scan-progress.rules'
import { ScanSteps } from './scan-steps'
import { SearchedPicture } from './searched-picture'
import { useWatchScanQuery } from './scans.api'
import type { WatchedScan } from './scan'

interface ScanProgressViewProps extends WatchedScan {
  readonly onCancelled: () => void
}

export function ScanProgressView({ scanId, progressToken, onCancelled }: ScanProgressViewProps) {
  const { t } = useTranslation('scans')
  const { data: progress = beginning } = useWatchScanQuery({ scanId, progressToken })
  useResultsOnceCompleted(progress.phase)
  return (
    <div className="card space-y-4 p-5 sm:p-8 md:space-y-8">
      <ProgressBar label={t('progress.title')} percent={Math.round(progress.percent)} />
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex flex-col gap-6">
          <ScanSteps current={progress.step} hasFailed={progress.phase === 'failed'} />
          <div className="max-md:hidden md:order-first">
            <SearchedPicture picture={trialSession.picture.read()} isMoving={!hasEnded(progress)} />
          </div>
        </div>
        <div className="space-y-6">
          <ScanEnd progress={progress} />
          <FoundCopies copies={progress.copies} />
          <EventFeed events={progress.events} />
          {!hasEnded(progress) && progress.phase !== 'fetching' && (
            <CancelScanButton scanId={scanId} onCancelled={onCancelled} />
          )}
        </div>
      </div>
      <ScanAnnouncement progress={progress} />
    </div>
  )
}

/** Step 4, a moment after the bar has reached its end. */
function useResultsOnceCompleted(phase: ScanPhase) {
  const navigate = useNavigate()
  useEffect(() => {
    if (phase !== 'completed') return
    const moment = setTimeout(() => void navigate('/protect/step4'), limits.delayBeforeResultsMs)
    return () => clearTimeout(moment)
  }, [phase, navigate])
}
