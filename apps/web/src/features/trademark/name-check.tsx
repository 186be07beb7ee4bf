import { useTranslation } from 'react-i18next'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { ClassChoice } from './class-choice'
import { NameForm } from './name-form'
import { Results } from './results'
import { useAnalyseTrademarkQuery, useClassifyGoodsQuery, useSearchTrademarksQuery } from './trademark.api'
import { useNameCheck } from './use-name-check'

/** Whether the first ten are looked for, or, for a member, twenty-five. */
export type CheckDepth = 'search' | 'analysis'

/** The box, the classes that what is sold belongs to, and what was found; two spellings stand side by side. */
export function NameCheck({ depth }: { readonly depth: CheckDepth }) {
  const { t } = useTranslation('trademark')
  const [check, ask] = useNameCheck()
  const { name, other, goods } = check
  const { data: suggested } = useClassifyGoodsQuery(name !== '' && goods !== '' ? goods : skipToken)
  const sure = suggested?.suggestions.flatMap(({ class: each, level }) => (level === 'maybe' ? [] : [each]))
  const classes = check.classes ?? (goods === '' ? [] : sure?.toSorted((a, b) => a - b))
  const names = [name, other].filter(Boolean)
  return (
    <div className="space-y-8">
      <NameForm
        key={`${name} ${other} ${goods}`}
        check={check}
        onAsk={(typed) => ask({ ...typed, classes: undefined })}
      />
      {suggested && goods !== '' && (
        <ClassChoice
          suggested={suggested}
          chosen={classes ?? []}
          onChange={(next) => ask({ classes: next })}
        />
      )}
      {names.length === 0 && <p className="text-soft">{t('results.before')}</p>}
      <div className={`grid gap-8 ${names.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {classes && names.map((each) => <Found key={each} name={each} classes={classes} depth={depth} />)}
      </div>
    </div>
  )
}

interface FoundProps {
  readonly name: string
  readonly classes: readonly number[]
  readonly depth: CheckDepth
}

function Found({ name, classes, depth }: FoundProps) {
  const { t } = useTranslation('trademark')
  const problemText = useProblemText()
  const question = { name, classes }
  const searched = useSearchTrademarksQuery(depth === 'search' ? question : skipToken)
  const analysed = useAnalyseTrademarkQuery(depth === 'analysis' ? question : skipToken)
  const { currentData: analysis, error } = depth === 'search' ? searched : analysed
  if (analysis) return <Results analysis={analysis} />
  if (!error) return <Skeleton lines={8} />
  return (
    <Notice tone="bad" live>
      {problemText(error, t('results.failed'))}
    </Notice>
  )
}
