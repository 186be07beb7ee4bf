import type { FindingView, FraudRisk, ScoreReason } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { mainReasons, weightiestFirst } from './main-reasons.rules'
import { useSignalText } from './use-signal-text'

const risks: Record<FraudRisk, string> = {
  low: 'bg-good-tint text-good',
  medium: 'bg-warn-tint text-warn',
  high: 'bg-bad-tint text-bad',
}

interface FindingScoresProps {
  readonly id: string
  readonly finding: FindingView
  readonly showsAllReasons: boolean
}

/** OriginScore and FraudRisk with the reasons that add up to them, the weightiest first. */
export function FindingScores({ id, finding, showsAllReasons }: FindingScoresProps) {
  const { t } = useTranslation('scans')
  return (
    <div id={id} className="grid gap-x-8 gap-y-5 sm:max-md:grid-cols-2 lg:grid-cols-2">
      <section>
        <h4 className="flex min-h-9 items-baseline justify-between gap-3 font-semibold">
          OriginScore
          <span className="text-2xl leading-9 text-brand-deep tabular-nums">
            {finding.originScore}
            <span className="text-sm font-normal text-soft"> / 100</span>
          </span>
        </h4>
        <Reasons reasons={finding.originReasons} showsAll={showsAllReasons} />
      </section>
      <section>
        <h4 className="flex min-h-9 items-center justify-between gap-3 font-semibold">
          {finding.fraudRiskVersion}
          <span className={`rounded-full px-3 py-0.5 text-sm ${risks[finding.fraudRisk]}`}>
            {t(`finding.risk.${finding.fraudRisk}`)}
          </span>
        </h4>
        <Reasons reasons={finding.fraudReasons} showsAll={showsAllReasons} />
      </section>
    </div>
  )
}

interface ReasonsProps {
  readonly reasons: readonly ScoreReason[]
  readonly showsAll: boolean
}

function Reasons({ reasons, showsAll }: ReasonsProps) {
  const { i18n } = useTranslation('scans')
  const signalText = useSignalText()
  const points = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  const sorted = weightiestFirst(reasons)
  return (
    <ul className="mt-1.5 space-y-1.5 text-sm leading-snug">
      {(showsAll ? sorted : sorted.slice(0, mainReasons)).map((reason) => (
        <li key={reason.signal} className="flex justify-between gap-4">
          <span>{signalText(reason)}</span>
          <span className="shrink-0 text-soft tabular-nums">{points.format(reason.points)}</span>
        </li>
      ))}
    </ul>
  )
}
