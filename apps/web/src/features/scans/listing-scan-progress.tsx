import { useEffect, useEffectEvent } from 'react'
import { limits } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../components/progress-bar'
import { Skeleton } from '../../components/skeleton'
import { StepList } from '../../components/step-list'
import { CancelScanButton } from './cancel-scan-button'
import { EventFeed } from './event-feed'
import { ScanEnd } from './scan-end'
import { beginning, hasEnded, hasStopped, type Step } from './scan-progress.rules'
import { useProgressTokenQuery, useWatchScanQuery } from './scans.api'

interface ListingScanProgressProps {
  readonly scanId: string
  /** The page that leads to another try. */
  readonly back: string
  /** It has ended, or was cancelled. */
  readonly onEnded: () => void
}

/** A search for listings as it happens. Without a token it is asked for every few seconds instead of being heard. */
export function ListingScanProgress(props: ListingScanProgressProps) {
  const { data: progressToken, isLoading } = useProgressTokenQuery(props.scanId)
  if (isLoading) return <Skeleton lines={8} />
  return <Running {...props} progressToken={progressToken} />
}

interface RunningProps extends ListingScanProgressProps {
  readonly progressToken: string | undefined
}

function Running({ scanId, progressToken, back, onEnded }: RunningProps) {
  const { t } = useTranslation('listingScans')
  const { data: progress = beginning } = useWatchScanQuery({ scanId, progressToken, searchesFor: 'listings' })
  const at = stepOf(progress.step)
  const goOn = useEffectEvent(onEnded)
  useEffect(() => {
    if (progress.phase !== 'completed') return
    const moment = setTimeout(() => goOn(), limits.delayBeforeResultsMs)
    return () => clearTimeout(moment)
  }, [progress.phase])
  return (
    <div className="card space-y-6 p-5 sm:p-8">
      {!hasStopped(progress) && <ProgressBar label={t('running')} percent={Math.round(progress.percent)} />}
      <StepList
        label={t('steps')}
        steps={steps.map((step) => ({ id: step, text: t(`step.${step}`) }))}
        current={at}
        hasFailed={progress.phase === 'failed'}
      />
      <ScanEnd
        progress={progress}
        back={back}
        texts={{
          failed: t('failed'),
          cancelled: t('cancelled'),
          unavailable: t('resultsUnavailable'),
          back: t('back'),
        }}
      />
      <EventFeed events={progress.events} />
      {!hasEnded(progress) && progress.phase !== 'fetching' && (
        <CancelScanButton
          scanId={scanId}
          texts={{ cancel: t('cancel'), failed: t('cancelFailed') }}
          onCancelled={onEnded}
        />
      )}
      {!hasStopped(progress) && (
        <p role="status" className="sr-only">
          {t(at === 0 ? 'step.scanning' : 'step.comparing')}
        </p>
      )}
    </div>
  )
}

const steps = ['scanning', 'comparing'] as const

/** Index of what is being done; the number of steps once all are. */
function stepOf(step: Step): number {
  if (step === 'done') return steps.length
  return step === 'ai-scoring' ? 1 : 0
}
