import type { FindingView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { FindingPicture } from './finding-picture'
import { FindingPictures } from './finding-pictures'
import { FindingScores } from './finding-scores'

interface FindingCardProps {
  readonly scanId: string
  readonly finding: FindingView
  /** A small copy of the sealed work, where this browser has one. */
  readonly original: string | undefined
}

/** One suspicious link: where it is, both pictures, and how its scores came about. */
export function FindingCard({ scanId, finding, original }: FindingCardProps) {
  const { t, i18n } = useTranslation('scans')
  const captured = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <article aria-labelledby={`finding-${finding.id}`} className="card space-y-6 p-5 sm:p-7">
      <header>
        <h3 id={`finding-${finding.id}`} className="flex items-baseline gap-3 text-lg font-semibold">
          <span className="shrink-0 text-brand-deep">#{finding.rank}</span>
          <span className="min-w-0">
            {finding.masked ? t('finding.hidden') : (finding.pageTitle ?? t('finding.untitled'))}
          </span>
        </h3>
        {finding.pageUrl && <FindingLink address={finding.pageUrl} />}
        <p className="mt-1 text-sm text-soft">
          {t(`finding.method.${finding.method}`)} ·{' '}
          {t('finding.alike', { percent: Math.round(finding.similarity * 100) })} ·{' '}
          {t('finding.captured', { time: captured.format(new Date(finding.capturedAt)) })}
        </p>
      </header>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-8">
        <FindingPictures scanId={scanId} finding={finding} original={original} />
        <FindingScores finding={finding} />
      </div>
      {!finding.masked && (
        <details className="group">
          <summary className="link w-fit cursor-pointer py-2">{t('finding.showOverlay')}</summary>
          <div className="mt-3">
            <FindingPicture
              scanId={scanId}
              findingId={finding.id}
              kind="overlay"
              label={t('finding.overlay')}
            />
          </div>
          <p className="mt-3 text-sm text-soft">
            {t('finding.measures', {
              version: finding.methodVersion,
              distance: finding.distance,
              quality: finding.quality,
              inliers: finding.inliers,
            })}
          </p>
        </details>
      )}
    </article>
  )
}

function FindingLink({ address }: { readonly address: string }) {
  const { t } = useTranslation('scans')
  return (
    <p className="mt-1">
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link break-all">
        {address}
        <span className="sr-only"> {t('finding.newWindow')}</span>
      </a>
    </p>
  )
}
