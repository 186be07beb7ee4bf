import type { ReadMetricsResponse } from '@originseal/contracts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CountUp } from './count-up'
import { useReadMetricsQuery } from './home.api'

/** What is shown where the server does not say; its own usual figures (HOME-11). */
const usual: ReadMetricsResponse = {
  creatorsProtected: 1_863,
  casesTakedown: 5_240,
  period: 'updated daily (estimate)',
  isEstimate: true,
}
const dayMs = 86_400_000

/** Calls at the next midnight here, and every 24 hours after it. */
function useEachMidnight(call: () => void): void {
  useEffect(() => {
    const midnight = new Date()
    midnight.setHours(24, 0, 0, 0)
    let daily: number | undefined
    const first = window.setTimeout(() => {
      call()
      daily = window.setInterval(call, dayMs)
    }, midnight.getTime() - Date.now())
    return () => {
      window.clearTimeout(first)
      window.clearInterval(daily)
    }
  }, [call])
}

/** Our own words, which each language has; an operator's are shown as they are. */
function ourWords({ period, isEstimate }: ReadMetricsResponse) {
  if (!isEstimate) return 'metrics.counted'
  return period === usual.period ? 'metrics.period' : undefined
}

export function Metrics() {
  const { t } = useTranslation('homeSections')
  const { data = usual, refetch } = useReadMetricsQuery()
  useEachMidnight(refetch)
  const words = ourWords(data)
  const period = words ? t(words) : data.period
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {(['casesTakedown', 'creatorsProtected'] as const).map((name) => (
        <div key={name} className="card p-6">
          <dt className="text-soft">{t(`metrics.${name}`)}</dt>
          <dd>
            <span className="block text-display leading-none font-bold tabular-nums">
              <CountUp value={data[name]} />
            </span>
            <span className="mt-2 block text-small text-soft">{period}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
