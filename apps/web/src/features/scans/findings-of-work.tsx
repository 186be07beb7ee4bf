import type { FindingView } from '@originseal/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Fold } from '../../components/fold'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { FindingHeader } from './finding-header'
import { FindingReasons } from './finding-reasons'
import { FindingVerdict } from './finding-verdict'
import { scanPath } from './scan-path'
import { useListScansOfWorkQuery, useReadScanQuery } from './scans.api'
import { isAllowed } from './suspects.rules'
import './scans.texts'

/** What the latest scan of a work has found: each finding with both scores and why (MEMBER-04). Nothing where no scan has found any. */
export function FindingsOfWork({ fileId }: { readonly fileId: string }) {
  const { data: scans } = useListScansOfWorkQuery(fileId)
  const latest = scans?.find(({ status }) => status === 'completed')
  return latest && latest.findings > 0 ? <Findings scanId={latest.scanId} count={latest.findings} /> : null
}

function Findings({ scanId, count }: { readonly scanId: string; readonly count: number }) {
  const { t, i18n } = useTranslation('scans')
  const problemText = useProblemText()
  const { data: scan, error } = useReadScanQuery(scanId)
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-labelledby="findings-of-work">
      <h2 id="findings-of-work" className="text-heading font-semibold">
        {t('results.links', { number: count })}
      </h2>
      {error && !scan && <Notice tone="bad">{problemText(error, t('list.unread'))}</Notice>}
      {!error && !scan && <Skeleton />}
      {scan && (
        <>
          <p className="mt-1 mb-5 text-small text-soft">
            {t('list.ofLatest', { time: time.format(new Date(scan.startedAt)) })}{' '}
            <Link to={scanPath(scanId, 1)} className="link">
              {t('list.withPictures')}
            </Link>
          </p>
          <ul className="card divide-y divide-line px-5 sm:px-8">
            {scan.findings.map((finding) => (
              <li key={finding.id}>
                <WeighedFinding finding={finding} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** What is allowed is not weighed. */
function WeighedFinding({ finding }: { readonly finding: FindingView }) {
  const { t } = useTranslation('scans')
  const title = useId()
  const reasons = finding.originReasons.length + finding.fraudReasons.length
  return (
    <article
      aria-labelledby={title}
      className={`space-y-4 py-5 ${isAllowed(finding) ? 'text-soft grayscale' : ''}`}
    >
      <FindingHeader titleId={title} finding={finding} />
      {!isAllowed(finding) && (
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
