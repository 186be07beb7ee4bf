import type { FindingView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { FindingPicture } from './finding-picture'

interface FindingOverlayProps {
  readonly scanId: string
  readonly finding: FindingView
}

/** Both pictures with their matching points, and what was measured. */
export function FindingOverlay({ scanId, finding }: FindingOverlayProps) {
  const { t } = useTranslation('scans')
  return (
    <div className="mt-3">
      <FindingPicture scanId={scanId} findingId={finding.id} kind="overlay" label={t('finding.overlay')} />
      <p className="mt-3 text-sm text-soft">
        {t('finding.measures', {
          version: finding.methodVersion,
          distance: finding.distance,
          quality: finding.quality,
          inliers: finding.inliers,
        })}
      </p>
    </div>
  )
}
