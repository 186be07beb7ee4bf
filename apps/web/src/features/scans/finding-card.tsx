import type { FindingView } from '@originseal/contracts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DisclosureButton } from '../../components/disclosure-button'
import { FindingHeader } from './finding-header'
import { FindingOverlay } from './finding-overlay'
import { FindingPictures } from './finding-pictures'
import { FindingScores } from './finding-scores'
import { mainReasons } from './main-reasons.rules'

interface FindingCardProps {
  readonly scanId: string
  readonly finding: FindingView
  /** A small copy of the sealed work, where this browser has one. */
  readonly original: string | undefined
}

/** One suspicious link: where it is, both pictures, and how its scores came about. */
export function FindingCard({ scanId, finding, original }: FindingCardProps) {
  const { t } = useTranslation('scans')
  const id = useId()
  const [showsOverlay, showOverlay] = useState(false)
  const [showsAllReasons, showAllReasons] = useState(false)
  const { originReasons, fraudReasons } = finding
  const hasMoreReasons = Math.max(originReasons.length, fraudReasons.length) > mainReasons
  return (
    <article aria-labelledby={`${id}-title`} className="card p-5 sm:p-6">
      <FindingHeader titleId={`${id}-title`} finding={finding} />
      <div className="mt-4 grid items-start gap-5 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8">
        <FindingPictures scanId={scanId} finding={finding} original={original} />
        <FindingScores id={`${id}-scores`} finding={finding} showsAllReasons={showsAllReasons} />
      </div>
      {(!finding.masked || hasMoreReasons) && (
        <div className="-mb-3 mt-1 flex flex-wrap justify-between gap-x-6">
          {!finding.masked && (
            <DisclosureButton isOpen={showsOverlay} onToggle={showOverlay} controls={`${id}-overlay`}>
              {t(showsOverlay ? 'finding.hideOverlay' : 'finding.showOverlay')}
            </DisclosureButton>
          )}
          {hasMoreReasons && (
            <span className="ml-auto">
              <DisclosureButton isOpen={showsAllReasons} onToggle={showAllReasons} controls={`${id}-scores`}>
                {showsAllReasons
                  ? t('finding.showMainReasons')
                  : t('finding.showAllReasons', { number: originReasons.length + fraudReasons.length })}
              </DisclosureButton>
            </span>
          )}
        </div>
      )}
      <div id={`${id}-overlay`}>{showsOverlay && <FindingOverlay scanId={scanId} finding={finding} />}</div>
    </article>
  )
}
