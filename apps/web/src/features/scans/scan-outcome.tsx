import type { SealedFile } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import type { Scan } from './scan'
import { ScanProgressView } from './scan-progress-view'
import { ScanResults } from './scan-results'
import { useProgressTokenQuery } from './scans.api'

interface ScanOutcomeProps {
  readonly scan: Scan
  /** The work that was searched for, once it is known. */
  readonly file: SealedFile | undefined
  readonly picture: string | undefined
  /** The page that lists the member's scans and starts others. */
  readonly back: string
  /** Reads the scan again. */
  readonly onChange: () => void
}

/** A member's scan: as it happens, then what it has found; or why there is nothing. */
export function ScanOutcome({ scan, file, picture, back, onChange }: ScanOutcomeProps) {
  const { t } = useTranslation('scans')
  if (scan.status === 'processing')
    return <RunningScan scanId={scan.scanId} picture={picture} back={back} onChange={onChange} />
  if (scan.status === 'completed') return <ScanResults scan={scan} file={file} />
  return (
    <div className="space-y-6">
      <Notice tone={scan.status === 'failed' ? 'bad' : 'plain'}>{t(`progress.${scan.status}`)}</Notice>
      <ButtonLink to={back} look="secondary">
        {t('summary.dashboard')}
      </ButtonLink>
    </div>
  )
}

interface RunningScanProps extends Pick<ScanOutcomeProps, 'picture' | 'back' | 'onChange'> {
  readonly scanId: string
}

/** Without a token its progress is asked for every few seconds instead of being heard. */
function RunningScan({ scanId, picture, back, onChange }: RunningScanProps) {
  const { data: progressToken, isLoading } = useProgressTokenQuery(scanId)
  if (isLoading) return <Skeleton lines={8} />
  return (
    <ScanProgressView
      scanId={scanId}
      progressToken={progressToken}
      picture={picture}
      back={back}
      onCancelled={onChange}
      onCompleted={onChange}
    />
  )
}
