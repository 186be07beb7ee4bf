import type { PlatformTimes, RemovalPoint } from '@originseal/contracts'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Fold } from '../../components/fold'
import { lazyComponent } from '../../loading/lazy-component'
import type { RemovalChartProps } from './removal-chart'
import './time-ledger.texts'
import { useFigureTexts } from './use-figure-texts'

const RemovalChart = lazyComponent<RemovalChartProps>('removal-chart', () =>
  import('./removal-chart').then((part) => ({ default: part.RemovalChart })),
)

interface PlatformTimesCardProps extends Pick<PlatformTimes, 'platform' | 'filed' | 'open'> {
  readonly figures: NonNullable<PlatformTimes['figures']>
}

/** What is known of one platform: its curve, the same as a table, and the figures that follow. */
export function PlatformTimesCard({ platform, filed, open, figures }: PlatformTimesCardProps) {
  const { t } = useTranslation('timeLedger')
  const heading = useId()
  const texts = useFigureTexts()
  const { curve, followedHours, medianHours, medianLowHours, medianHighHours, stillDownAfterDays } = figures
  const bandOfMedian = (): string => {
    const low = texts.hours(medianLowHours)
    if (medianLowHours === null) return low
    if (medianHighHours === null) return t('facts.bandOpen', { low })
    return t('facts.bandOf', { low, high: texts.hours(medianHighHours) })
  }
  const facts: readonly (readonly [string, string])[] = [
    [t('facts.median'), texts.hours(medianHours)],
    [t('facts.band'), bandOfMedian()],
    [t('facts.p90'), texts.hours(figures.p90Hours)],
    [t('facts.within72'), texts.share(figures.downWithin72Hours)],
    [t('facts.acknowledged'), texts.share(figures.acknowledged)],
    [t('facts.rejected'), texts.share(figures.rejected)],
    [t('facts.counterNoticed'), texts.share(figures.counterNoticed)],
    ...(stillDownAfterDays
      ? ([1, 7, 30] as const).map(
          (days) => [t('facts.stillDown', { days }), texts.share(stillDownAfterDays[days])] as const,
        )
      : []),
  ]
  return (
    <section aria-labelledby={heading} className="card px-5 py-5 sm:px-6">
      <h3 id={heading} className="text-subheading font-semibold">
        {texts.nameOf(platform)}
      </h3>
      <p className="text-small text-soft">{t('ofFiled', { filed, open })}</p>
      <div aria-hidden className="mt-4 h-56">
        <Suspense fallback={null}>
          <RemovalChart curve={curve} followedHours={followedHours} />
        </Suspense>
      </div>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-small">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-soft">{name}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Fold summary={t('curve.table')}>
        <CurveTable label={texts.nameOf(platform)} curve={curve} />
      </Fold>
    </section>
  )
}

/** Every step of the curve. */
function CurveTable({ label, curve }: { readonly label: string; readonly curve: readonly RemovalPoint[] }) {
  const { t } = useTranslation('timeLedger')
  const texts = useFigureTexts()
  const head = 'py-1 text-right font-semibold'
  return (
    <table aria-label={t('curve.of', { label })} className="w-full text-small">
      <thead>
        <tr>
          <th scope="col" className="py-1 text-left font-semibold">
            {t('curve.after')}
          </th>
          <th scope="col" className={head}>
            {t('curve.removed')}
          </th>
          <th scope="col" className={head}>
            {t('curve.band')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {curve.map(({ hours, removed, band }) => (
          <tr key={hours}>
            <th scope="row" className="py-1 text-left font-normal tabular-nums">
              {texts.hours(hours)}
            </th>
            <td className="py-1 text-right tabular-nums">{texts.share(removed)}</td>
            <td className="py-1 text-right tabular-nums">
              {band ? t('facts.bandOf', { low: texts.share(band.low), high: texts.share(band.high) }) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
