import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { ClassChoice } from './class-choice'
import { LoadedRegister } from './loaded-register'
import { NameForm } from './name-form'
import { PictureSearch } from './picture-search'
import { Results } from './results'
import { useAnalyseTrademarkQuery, useClassifyGoodsQuery, useSearchTrademarksQuery } from './trademark.api'
import { useNameCheck } from './use-name-check'

/** Whether the first ten are looked for, or, for a member, twenty-five. */
export type CheckDepth = 'search' | 'analysis'

/** A name that was compared, with what is sold under it. */
export interface ComparedName {
  readonly name: string
  readonly classes: readonly number[]
  readonly goods: string
}

interface NameCheckProps {
  readonly depth: CheckDepth
  /** What can be done with a result. */
  readonly Next?: ComponentType<ComparedName>
}

/** The box, the classes that what is sold belongs to, and what was found; two spellings stand side by side. */
export function NameCheck({ depth, Next }: NameCheckProps) {
  const { t } = useTranslation('trademark')
  const [check, ask] = useNameCheck()
  const { name, other, goods } = check
  const { data: suggested } = useClassifyGoodsQuery(name !== '' && goods !== '' ? goods : skipToken)
  const sure = suggested?.suggestions.flatMap(({ class: each, level }) => (level === 'maybe' ? [] : [each]))
  const classes = check.classes ?? (goods === '' ? [] : sure?.toSorted((a, b) => a - b))
  const names = [name, other].filter(Boolean)
  return (
    <div className="space-y-8">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <NameForm
          key={`${name} ${other} ${goods}`}
          check={check}
          onAsk={(typed) => ask({ ...typed, classes: undefined })}
        />
        <PictureSearch classes={classes ?? []} />
      </div>
      {suggested && goods !== '' && (
        <ClassChoice
          suggested={suggested}
          chosen={classes ?? []}
          onChange={(chosen) => ask({ classes: chosen })}
        />
      )}
      {names.length === 0 && (
        <>
          <p className="text-soft">{t('results.before')}</p>
          <LoadedRegister />
        </>
      )}
      <div className={`grid gap-8 ${names.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {classes &&
          names.map((each) => (
            <Found key={each} compared={{ name: each, classes, goods }} depth={depth} Next={Next} />
          ))}
      </div>
    </div>
  )
}

interface FoundProps {
  readonly compared: ComparedName
  readonly depth: CheckDepth
  readonly Next: NameCheckProps['Next']
}

function Found({ compared, depth, Next }: FoundProps) {
  const { t } = useTranslation('trademark')
  const problemText = useProblemText()
  const question = { name: compared.name, classes: compared.classes }
  const searched = useSearchTrademarksQuery(depth === 'search' ? question : skipToken)
  const analysed = useAnalyseTrademarkQuery(depth === 'analysis' ? compared : skipToken)
  const { currentData: analysis, error } = depth === 'search' ? searched : analysed
  if (analysis) return <Results analysis={analysis}>{Next && <Next {...compared} />}</Results>
  if (!error) return <Skeleton lines={8} />
  return (
    <Notice tone="bad" live>
      {problemText(error, t('results.failed'))}
    </Notice>
  )
}
