import type { FindingView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { ZoomablePicture } from '../../components/evidence-viewer/zoomable-picture'
import { PictureLoading } from '../../components/picture-loading'
import { useFindingPictureQuery } from './scans.api'

interface FindingOverlayProps {
  readonly scanId: string
  readonly finding: FindingView
}

/** Both pictures with their matching parts, as the report prints them, and what was measured. */
export function FindingOverlay({ scanId, finding }: FindingOverlayProps) {
  const { t } = useTranslation('scans')
  const picture = { scanId, findingId: finding.id, kind: 'overlay' } as const
  const { data: address, isError } = useFindingPictureQuery(picture)
  return (
    <div className="space-y-3">
      {isError && <p className="p-4 text-center text-small text-soft">{t('finding.noPicture')}</p>}
      {!isError && !address && <PictureLoading />}
      {address && <ZoomablePicture src={address} alt={t('finding.overlay')} />}
      <p className="text-small text-soft">
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
