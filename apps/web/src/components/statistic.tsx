import type { ReactNode } from 'react'

/** Figures that belong together, in one strip. */
export function StatisticStrip({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="card grid grid-cols-2 gap-x-6 gap-y-5 px-5 py-5 sm:flex sm:justify-between sm:px-8">
      {children}
    </dl>
  )
}

interface StatisticProps {
  readonly name: string
  /** The figure, ready to be read. */
  readonly value: ReactNode
  readonly remark?: ReactNode
  readonly tone?: 'plain' | 'bad'
}

/** One figure and what it counts. */
export function Statistic({ name, value, remark, tone = 'plain' }: StatisticProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-small text-soft">{name}</dt>
      <dd className={`text-2xl leading-tight font-bold tabular-nums ${tone === 'bad' ? 'text-bad' : ''}`}>
        {value}
        {remark && <span className="block text-small leading-normal font-normal text-soft">{remark}</span>}
      </dd>
    </div>
  )
}
