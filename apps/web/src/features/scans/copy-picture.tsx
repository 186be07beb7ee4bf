import LockIcon from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { PictureLoading } from '../../components/picture-loading'
import { useNear } from '../../components/use-near'
import { useFindingPictureQuery } from './scans.api'
import './scans.texts'

interface CopyPictureProps {
  readonly scanId: string
  readonly findingId: string
  readonly isMasked: boolean
}

/** A small picture of what was found. That of a masked finding is not asked for: it would be refused. */
export function CopyPicture({ scanId, findingId, isMasked }: CopyPictureProps) {
  const { t } = useTranslation('scans')
  const { ref, isNear } = useNear<HTMLDivElement>()
  const { data: found, isError } = useFindingPictureQuery(
    { scanId, findingId, kind: 'candidate' },
    { skip: isMasked || !isNear },
  )
  if (isMasked)
    return (
      <div className="grid size-full place-items-center" role="img" aria-label={t('finding.locked')}>
        <LockIcon aria-hidden className="size-6 text-brand-deep" />
      </div>
    )
  if (found) return <img src={found} alt={t('finding.candidate')} className="size-full object-cover" />
  if (isError) return <p className="p-1 text-center text-xs text-soft">{t('finding.noPicture')}</p>
  return (
    <div ref={ref} className="size-full">
      <PictureLoading />
    </div>
  )
}
