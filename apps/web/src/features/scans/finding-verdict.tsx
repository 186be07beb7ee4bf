import { originScoreBase, type FindingView, type FraudRisk } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '../../components/status-badge'

const tones: Record<FraudRisk, StatusTone> = {
  low: 'good',
  medium: 'warn',
  high: 'bad',
  'not-enough-data': 'quiet',
}

/** How far from the base a score must be before it speaks for one side. */
const CLEAR = 10

function sideOf(score: number): 'ours' | 'open' | 'theirs' {
  if (score >= originScoreBase + CLEAR) return 'ours'
  return score < originScoreBase - CLEAR ? 'theirs' : 'open'
}

/** What the scores say, in a sentence and two figures. */
export function FindingVerdict({ finding: { originScore, fraudRisk } }: { readonly finding: FindingView }) {
  const { t } = useTranslation('scans')
  return (
    <div className="rounded-xl bg-paper px-4 py-3 sm:flex sm:items-center sm:justify-between sm:gap-6">
      <p className="font-semibold text-pretty">{t(`verdict.${sideOf(originScore)}`)}</p>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 sm:mt-0 sm:shrink-0">
        <div className="flex items-baseline gap-2">
          <dt className="text-small text-soft">{t('finding.originScore')}</dt>
          <dd className="text-heading font-bold text-brand-deep tabular-nums">
            {originScore}
            <span className="text-small font-normal text-soft"> / 100</span>
          </dd>
        </div>
        <div className="flex items-center gap-2">
          <dt className="text-small text-soft">{t('finding.fraudRisk')}</dt>
          <dd>
            <StatusBadge tone={tones[fraudRisk]}>{t(`finding.risk.${fraudRisk}`)}</StatusBadge>
          </dd>
        </div>
      </dl>
    </div>
  )
}
