import type { FindingView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { EvidenceViewer } from '../../components/evidence-viewer/evidence-viewer'
import { PictureLoading } from '../../components/picture-loading'
import { SealMark } from '../../components/seal-mark'
import { useNear } from '../../components/use-near'
import { FindingOverlay } from './finding-overlay'
import { LockedPicture } from './locked-picture'
import { useFindingPictureQuery } from './scans.api'

interface FindingEvidenceProps {
  readonly scanId: string
  readonly finding: FindingView
  readonly original: string | undefined
}

/** The sealed work and what was found, to be compared. The picture of a masked finding is not asked for: it would be refused. */
export function FindingEvidence({ scanId, finding, original }: FindingEvidenceProps) {
  const { t } = useTranslation('scans')
  const { ref, isNear } = useNear<HTMLDivElement>()
  const picture = { scanId, findingId: finding.id, kind: 'candidate' } as const
  const { data: found, isError } = useFindingPictureQuery(picture, { skip: finding.masked || !isNear })
  const absent = isError ? (
    <p className="p-4 text-center text-small text-soft">{t('finding.noPicture')}</p>
  ) : (
    <PictureLoading />
  )
  return (
    <div ref={ref}>
      <EvidenceViewer
        original={{ name: t('finding.original'), src: original, instead: <SealMark className="w-14" /> }}
        found={{
          name: t('finding.candidate'),
          src: found,
          instead: finding.masked ? <LockedPicture /> : absent,
        }}
        homography={finding.homography}
        {...(!finding.masked && {
          detail: {
            text: t('finding.showOverlay'),
            content: <FindingOverlay scanId={scanId} finding={finding} />,
          },
        })}
      />
    </div>
  )
}
