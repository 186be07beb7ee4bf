import { limits } from '@originseal/contracts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../components/progress-bar'
import { CancelScanButton } from './cancel-scan-button'
import { EventFeed } from './event-feed'
import { FoundCopies } from './found-copies'
import { ScanAnnouncement } from './scan-announcement'
import { ScanEnd } from './scan-end'
import { beginning, hasEnded, hasStopped, type ScanPhase } from './scan-progress.rules'
import { ScanSteps } from './scan-steps'
import { SearchedPicture } from './searched-picture'
import { useWatchScanQuery } from './scans.api'
import type { WatchedScan } from './scan'

interface ScanProgressViewProps extends WatchedScan {
  /** A small copy of the work, where this browser has one. */
  readonly picture: string | undefined
  /** The page to go back to when the scan has not succeeded. */
  readonly back: string
  readonly onCancelled: () => void
  /** A moment after the bar has reached its end. */
  readonly onCompleted: () => void
}

/** A scan as it happens. */
export function ScanProgressView(props: ScanProgressViewProps) {
  const { scanId, progressToken, picture, back, onCancelled, onCompleted } = props
  const { t } = useTranslation('scans')
  const { data: progress = beginning } = useWatchScanQuery({ scanId, progressToken })
  useOnceCompleted(progress.phase, onCompleted)
  return (
    <div className="card space-y-4 p-5 sm:p-8 md:space-y-8">
      {!hasStopped(progress) && (
        <ProgressBar label={t('progress.title')} percent={Math.round(progress.percent)} />
      )}
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex flex-col gap-6">
          <ScanSteps current={progress.step} hasFailed={progress.phase === 'failed'} />
          <div className="max-md:hidden md:order-first">
            <SearchedPicture picture={picture} isMoving={!hasEnded(progress)} />
          </div>
        </div>
        <div className="space-y-6">
          <ScanEnd
            progress={progress}
            back={back}
            texts={{
              failed: t('progress.failed'),
              cancelled: t('progress.cancelled'),
              unavailable: t('progress.resultsUnavailable'),
              back: t('progress.back'),
            }}
          />
          <FoundCopies copies={progress.copies} />
          <EventFeed events={progress.events} />
          {!hasEnded(progress) && progress.phase !== 'fetching' && (
            <CancelScanButton
              scanId={scanId}
              texts={{ cancel: t('progress.cancel'), failed: t('progress.cancelFailed') }}
              onCancelled={onCancelled}
            />
          )}
        </div>
      </div>
      {!hasStopped(progress) && <ScanAnnouncement progress={progress} />}
    </div>
  )
}

function useOnceCompleted(phase: ScanPhase, onCompleted: () => void) {
  const goOn = useEffectEvent(onCompleted)
  useEffect(() => {
    if (phase !== 'completed') return
    const moment = setTimeout(() => goOn(), limits.delayBeforeResultsMs)
    return () => clearTimeout(moment)
  }, [phase])
}
