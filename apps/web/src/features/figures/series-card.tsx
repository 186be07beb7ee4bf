import type { ReadFiguresResponse, SeriesName } from '@originseal/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DayBars } from '../../components/day-bars'
import { priceText } from '../../offers/price'

type Series = ReadFiguresResponse['series'][number]

const lists: Record<SeriesName, string> = {
  registrations: '/admin/users?',
  'paid-orders': '/admin/payments?dated=paid&',
  revenue: '/admin/payments?dated=paid&',
  cases: '/admin/cases?',
}
/** Where what a number counts is listed. */
const listOf = (name: SeriesName, from: string, until: string): string =>
  `${lists[name]}${new URLSearchParams({ from, until })}`

/** Today’s number, that of the thirty days, and a bar for each of them. */
export function SeriesCard({ series: { name, days } }: { readonly series: Series }) {
  const { t, i18n } = useTranslation('figures')
  const heading = useId()
  const count = new Intl.NumberFormat(i18n.language)
  const format = (value: number): string => (name === 'revenue' ? priceText(value) : count.format(value))
  const sum = days.reduce((total, { value }) => total + value, 0)
  return (
    <section aria-labelledby={heading} className="card px-5 py-5 sm:px-6">
      <h2 id={heading} className="font-semibold">
        <Link to={listOf(name, days[0]?.date ?? '', days.at(-1)?.date ?? '')} className="link">
          {t(`series.${name}`)}
        </Link>
      </h2>
      <p className="mt-2 text-2xl leading-tight font-bold tabular-nums">
        {format(days.at(-1)?.value ?? 0)}
        <span className="block text-small leading-normal font-normal text-soft">
          {t('series.remark', { sum: format(sum) })}
        </span>
      </p>
      <div className="mt-4">
        <DayBars
          label={t(`series.${name}`)}
          days={days}
          format={format}
          listOf={(date) => listOf(name, date, date)}
        />
      </div>
    </section>
  )
}
