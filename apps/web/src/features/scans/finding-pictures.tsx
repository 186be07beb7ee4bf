import type { FindingView } from '@originseal/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SealMark } from '../../components/seal-mark'
import { FindingPicture } from './finding-picture'
import { LockedPicture } from './locked-picture'

interface FindingPicturesProps {
  readonly scanId: string
  readonly finding: FindingView
  readonly original: string | undefined
}

/** The sealed work beside what was found. The picture of a masked finding is not asked for: it would be refused. */
export function FindingPictures({ scanId, finding, original }: FindingPicturesProps) {
  const { t } = useTranslation('scans')
  return (
    <div className="grid grid-cols-2 gap-3">
      <Captioned caption={t('finding.original')}>
        {original ? (
          <img src={original} alt={t('finding.original')} className="size-full object-contain" />
        ) : (
          <SealMark className="w-14" />
        )}
      </Captioned>
      <Captioned caption={t('finding.candidate')}>
        {finding.masked ? (
          <LockedPicture />
        ) : (
          <FindingPicture
            scanId={scanId}
            findingId={finding.id}
            kind="candidate"
            label={t('finding.candidate')}
          />
        )}
      </Captioned>
    </div>
  )
}

function Captioned({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <figure>
      <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-xl bg-brand-tint">
        {children}
      </div>
      <figcaption className="mt-1 text-sm text-soft">{caption}</figcaption>
    </figure>
  )
}
