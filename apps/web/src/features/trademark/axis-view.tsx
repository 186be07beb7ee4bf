import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Fold } from '../../components/fold'

interface AxisProps {
  readonly name: string
  /** 0 to 1. */
  readonly score: number
  readonly children: ReactNode
}

const percent = (score: number): string => `${Math.round(score * 100)}%`

/** One of the five axes: a bar, which opens to its reason. */
export function AxisView({ name, score, children }: AxisProps) {
  const { t } = useTranslation('trademark')
  return (
    <Fold
      summary={
        <span className="grid grow grid-cols-[8rem_1fr_2rem] items-center gap-3">
          <span>{name}</span>
          <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-brand-deep"
              style={{ inlineSize: percent(score) }}
            />
          </span>
          <span className="text-right text-small tabular-nums">
            <span className="sr-only">{t('axes.likeness')}</span> {Math.round(score * 100)}
          </span>
        </span>
      }
    >
      <div className="rounded-lg bg-paper px-4 py-3 text-ink">{children}</div>
    </Fold>
  )
}
