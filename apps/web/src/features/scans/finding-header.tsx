import type { FindingView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../components/status-badge'

interface FindingHeaderProps {
  readonly titleId: string
  readonly finding: FindingView
}

/** Where a finding is, what its owner has said of it, and how it was recognised. */
export function FindingHeader({ titleId, finding }: FindingHeaderProps) {
  const { t, i18n } = useTranslation('scans')
  const captured = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <header>
      <div className="lg:flex lg:items-baseline lg:justify-between lg:gap-6">
        <h3 id={titleId} className="flex items-baseline gap-3 text-subheading font-semibold">
          <span className="shrink-0 text-brand-deep">#{finding.rank}</span>
          <span className="min-w-0">
            {finding.masked ? t('finding.hidden') : (finding.pageTitle ?? t('finding.untitled'))}
          </span>
          {finding.decision && (
            <StatusBadge tone="quiet">{t(`finding.decision.${finding.decision}`)}</StatusBadge>
          )}
        </h3>
        {finding.licence && <LicenceNote licence={finding.licence} />}
        <p className="mt-0.5 shrink-0 text-small text-soft">
          {t(`finding.method.${finding.method}`)} ·{' '}
          {t('finding.alike', { percent: Math.round(finding.similarity * 100) })} ·{' '}
          {t('finding.captured', { time: captured.format(new Date(finding.capturedAt)) })}
        </p>
      </div>
      {finding.pageUrl && <FindingLink address={finding.pageUrl} />}
    </header>
  )
}

function LicenceNote({ licence: { notAfter } }: { readonly licence: NonNullable<FindingView['licence']> }) {
  const { t, i18n } = useTranslation('scans')
  if (notAfter === null) return <p className="text-small">{t('finding.licence')}</p>
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  // The instant at which it ends belongs to the day after.
  return (
    <p className="text-small">
      {t('finding.licenceUntil', { day: day.format(new Date(Date.parse(notAfter) - 1)) })}
    </p>
  )
}

function FindingLink({ address }: { readonly address: string }) {
  const { t } = useTranslation('scans')
  return (
    <p className="mt-0.5">
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link break-all">
        {address}
        <span className="sr-only"> {t('finding.newWindow')}</span>
      </a>
    </p>
  )
}
