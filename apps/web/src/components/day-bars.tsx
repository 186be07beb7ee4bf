import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import './components.texts'
import { Fold } from './fold'

interface DayBarsProps {
  /** What is counted; names the drawing and the table. */
  readonly label: string
  readonly days: readonly { readonly date: string; readonly value: number }[]
  readonly format: (value: number) => string
  /** Where what was counted on a day is listed. */
  readonly listOf?: (date: string) => string
}

/** The drawing is this wide per day, and so high, in units of its own. */
const step = 10
const gap = 2
const height = 100

/** A bar for each day, downwards where it is negative, and the same numbers as a table. */
export function DayBars({ label, days, format, listOf }: DayBarsProps) {
  const { t } = useTranslation('components')
  const highest = Math.max(0, ...days.map(({ value }) => value))
  const lowest = Math.min(0, ...days.map(({ value }) => value))
  const scale = height / (highest - lowest || 1)
  return (
    <div>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-b border-line"
      >
        {days.map(({ date, value }, index) => (
          <rect
            key={date}
            x={index * step + gap / 2}
            width={step - gap}
            y={(highest - Math.max(0, value)) * scale}
            height={Math.abs(value) * scale}
            className={value < 0 ? 'fill-bad' : 'fill-brand'}
          />
        ))}
      </svg>
      <Fold summary={t('dayBars.table')}>
        <table aria-label={label} className="w-full text-small">
          <thead>
            <tr className="text-left">
              <th scope="col" className="py-1 font-semibold">
                {t('dayBars.day')}
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                {label}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {days.toReversed().map(({ date, value }) => (
              <tr key={date}>
                <th scope="row" className="py-1 text-left font-normal">
                  {listOf ? (
                    <Link to={listOf(date)} className="link">
                      {date}
                    </Link>
                  ) : (
                    date
                  )}
                </th>
                <td className="py-1 text-right tabular-nums">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </div>
  )
}
