import type { TrademarkAnalysis } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'

const tones = { 'very-high': 'bad', high: 'warn', medium: 'plain', low: 'plain' } as const

/** Is there trouble, and what next: in two sentences, with how far the word can be trusted. */
export function Verdict({ analysis }: { readonly analysis: TrademarkAnalysis }) {
  const { t } = useTranslation('trademark')
  const living = analysis.items.filter(({ status }) => status !== 'ended')
  const level = living[0]?.level ?? 'low'
  const count = living.filter((item) => item.level === level).length
  const { similar, pairs } = analysis.levels[level]
  return (
    <Notice tone={tones[level]} live>
      <p className="text-subheading font-semibold">{t(`verdict.${level}`, { count })}</p>
      <p className="mt-1">{t(`next.${level}`)}</p>
      {analysis.own !== 'strong' && <p className="mt-1">{t(`own.${analysis.own}`)}</p>}
      <p className="mt-2 text-small">
        {t('verdict.measured', { level: t(`level.${level}`), similar, pairs })}
      </p>
    </Notice>
  )
}
