import { fraudRiskFrom, originScoreBase, type FindingView, type ScoreReason } from '@originseal/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { pointsOf, weightiestFirst } from './score-order.rules'
import { useSignalText } from './use-signal-text'

/** How both scores come about: where each begins, what moved it, the weightiest first, and what that adds up to. */
export function FindingReasons({ finding }: { readonly finding: FindingView }) {
  const { t } = useTranslation('scans')
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Score
        title={t('finding.originScore')}
        meaning={t('finding.originMeaning')}
        scale={t('verdict.originScale', { base: originScoreBase })}
        base={originScoreBase}
        reasons={finding.originReasons}
        sum={finding.originScore}
      />
      <Score
        title={`${t('finding.fraudRisk')} ${finding.fraudRiskVersion.split(' ').at(-1)}`}
        meaning={t('finding.riskMeaning')}
        scale={t('verdict.riskScale', fraudRiskFrom)}
        base={0}
        reasons={finding.fraudReasons}
        sum={pointsOf(finding.fraudReasons)}
      />
    </div>
  )
}

interface ScoreProps {
  readonly title: string
  readonly meaning: string
  readonly scale: string
  readonly base: number
  readonly reasons: readonly ScoreReason[]
  readonly sum: number
}

function Score({ title, meaning, scale, base, reasons, sum }: ScoreProps) {
  const { t, i18n } = useTranslation('scans')
  const signalText = useSignalText()
  const heading = useId()
  const points = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  const line = 'flex justify-between gap-4 py-1.5'
  return (
    <section aria-labelledby={heading}>
      <h4 id={heading} className="font-semibold">
        {title}
      </h4>
      <p className="mt-0.5 text-small text-soft">
        {meaning} {scale}
      </p>
      <ul className="mt-2 divide-y divide-line text-small leading-snug tabular-nums">
        <li className={`${line} text-soft`}>
          <span>{t('verdict.base')}</span>
          <span>{base}</span>
        </li>
        {weightiestFirst(reasons).map((reason) => (
          <li key={reason.signal} className={line}>
            <span>{signalText(reason)}</span>
            <span className="shrink-0">{points.format(reason.points)}</span>
          </li>
        ))}
        <li className={`${line} font-semibold`}>
          <span>{t('verdict.sum')}</span>
          <span>{sum}</span>
        </li>
      </ul>
    </section>
  )
}
