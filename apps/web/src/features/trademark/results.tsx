import type { TrademarkAnalysis } from '@originseal/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Fold } from '../../components/fold'
import { FoundMarkCard } from './found-mark-card'
import { RegisterLine } from './register-line'
import { Verdict } from './verdict'

interface ResultsProps {
  readonly analysis: TrademarkAnalysis
  /** What can be done with them. */
  readonly children?: ReactNode
}

/** What was found for a name: the verdict, living marks, ended ones folded away, and what was not searched. */
export function Results({ analysis, children }: ResultsProps) {
  const { t } = useTranslation('trademark')
  const living = analysis.items.filter(({ status }) => status !== 'ended')
  const ended = analysis.items.filter(({ status }) => status === 'ended')
  return (
    <section aria-label={t('results.of', { name: analysis.query.text })} className="min-w-0 space-y-4">
      <h2 lang="zh-TW" className="text-2xl font-bold break-words">
        {analysis.query.text}
      </h2>
      <Verdict analysis={analysis} />
      {children}
      {living.map((mark) => (
        <FoundMarkCard key={`${mark.source} ${mark.applNo}`} mark={mark} />
      ))}
      {ended.length > 0 && (
        <Fold summary={t('results.ended', { count: ended.length })}>
          <div className="space-y-4">
            {ended.map((mark) => (
              <FoundMarkCard key={`${mark.source} ${mark.applNo}`} mark={mark} />
            ))}
          </div>
        </Fold>
      )}
      <Fold summary={t('results.notSearched')}>
        <ul className="list-disc pl-5">
          {analysis.notSearched.map((each) => (
            <li key={each}>{t(`notSearched.${each}`)}</li>
          ))}
        </ul>
      </Fold>
      <RegisterLine snapshot={analysis.snapshot} answer={analysis} />
    </section>
  )
}
