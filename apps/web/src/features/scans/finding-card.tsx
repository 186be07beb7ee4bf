import type { FindingView } from '@originseal/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Fold } from '../../components/fold'
import { FindingEvidence } from './finding-evidence'
import { FindingHeader } from './finding-header'
import { FindingReasons } from './finding-reasons'
import { FindingVerdict } from './finding-verdict'
import { findingAnchor } from './scan-path'
import { isAllowed } from './suspects.rules'

interface FindingCardProps {
  readonly scanId: string
  readonly finding: FindingView
  /** Where this page has the sealed work. */
  readonly original: string | undefined
}

/** One suspicious link: where it is, both pictures, what is made of them, and why. What is allowed is grey, and not weighed. */
export function FindingCard({ scanId, finding, original }: FindingCardProps) {
  const { t } = useTranslation('scans')
  const id = useId()
  const isGrey = isAllowed(finding)
  const reasons = finding.originReasons.length + finding.fraudReasons.length
  return (
    <article
      id={findingAnchor(finding.rank)}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`card scroll-mt-4 space-y-5 p-4 sm:p-6 ${isGrey ? 'bg-paper text-soft grayscale' : ''}`}
    >
      <FindingHeader titleId={`${id}-title`} finding={finding} />
      <FindingEvidence scanId={scanId} finding={finding} original={original} />
      {!isGrey && (
        <>
          <FindingVerdict finding={finding} />
          <Fold summary={t('verdict.reasons', { number: reasons })}>
            <FindingReasons finding={finding} />
          </Fold>
        </>
      )}
    </article>
  )
}
