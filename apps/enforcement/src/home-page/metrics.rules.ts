import type { ReadMetricsResponse } from '@originseal/contracts'
import type { HomePageSettings } from './home-page-settings'

const dayMs = 86_400_000

/** `base + floor(days × growth a day)`; days begin at midnight in Taiwan, and none are counted before the start. */
export function estimatedMetrics(given: HomePageSettings, now: Date): ReadMetricsResponse {
  const start = new Date(`${given.METRICS_START_DATE}T00:00:00+08:00`)
  const days = Math.max(0, Math.floor((now.getTime() - start.getTime()) / dayMs))
  return {
    creatorsProtected: given.METRICS_CREATORS + Math.floor(days * given.METRICS_CREATORS_PER_DAY),
    casesTakedown: given.METRICS_CASES + Math.floor(days * given.METRICS_CASES_PER_DAY),
    period: given.METRICS_PERIOD,
    isEstimate: true,
  }
}

/** @param counted what there is at this time */
export const countedMetrics = (
  counted: Pick<ReadMetricsResponse, 'creatorsProtected' | 'casesTakedown'>,
  now: Date,
): ReadMetricsResponse => ({ ...counted, period: `counted ${now.toISOString()}`, isEstimate: false })
