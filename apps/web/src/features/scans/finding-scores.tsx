import type { FindingView, FraudRisk, ScoreReason } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { useSignalText } from './use-signal-text'

const risks: Record<FraudRisk, string> = {
  low: 'bg-good-tint text-good',
  medium: 'bg-warn-tint text-warn',
  high: 'bg-bad-tint text-bad',
}

/** OriginScore and FraudRisk with the reasons that add up to them. */
export function FindingScores({ finding }: { readonly finding: FindingView }) {
  const { t } = useTranslation('scans')
  return (
    <div className="grid gap-5 sm:max-md:grid-cols-2">
      <section>
        <h4 className="flex items-baseline justify-between gap-3 font-semibold">
          OriginScore
          <span className="text-2xl text-brand-deep tabular-nums">
            {finding.originScore}
            <span className="text-sm font-normal text-soft"> / 100</span>
          </span>
        </h4>
        <p className="text-sm text-soft">{t('finding.originMeaning')}</p>
        <Reasons reasons={finding.originReasons} />
      </section>
      <section>
        <h4 className="flex items-center justify-between gap-3 font-semibold">
          {finding.fraudRiskVersion}
          <span className={`rounded-full px-3 py-0.5 text-sm ${risks[finding.fraudRisk]}`}>
            {t(`finding.risk.${finding.fraudRisk}`)}
          </span>
        </h4>
        <p className="text-sm text-soft">{t('finding.riskMeaning')}</p>
        <Reasons reasons={finding.fraudReasons} />
      </section>
    </div>
  )
}

function Reasons({ reasons }: { readonly reasons: readonly ScoreReason[] }) {
  const { i18n } = useTranslation('scans')
  const signalText = useSignalText()
  const points = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return (
    <ul className="mt-3 space-y-1.5 text-sm">
      {reasons.map((reason) => (
        <li key={reason.signal} className="flex justify-between gap-4">
          <span>{signalText(reason)}</span>
          <span className="shrink-0 text-soft tabular-nums">{points.format(reason.points)}</span>
        </li>
      ))}
    </ul>
  )
}
