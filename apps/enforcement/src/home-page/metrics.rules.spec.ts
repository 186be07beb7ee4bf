import { z } from 'zod'
import { homePageSettings } from './home-page-settings'
import { countedMetrics, estimatedMetrics } from './metrics.rules'

const settings = (given: Record<string, string> = {}) => z.object(homePageSettings).parse(given)

test('HOME-11: unless set otherwise 1863 creators and 5240 cases, named an estimate, and nothing grows', () => {
  expect(estimatedMetrics(settings(), new Date('2026-11-22T00:00:00Z'))).toEqual({
    creatorsProtected: 1_863,
    casesTakedown: 5_240,
    period: 'updated daily (estimate)',
    isEstimate: true,
  })
})

test.each([
  ['2025-01-01T15:59:59Z', 0],
  ['2025-01-01T16:00:00Z', 2],
  ['2025-01-02T16:00:00Z', 5],
  ['2024-06-01T00:00:00Z', 0],
])('HOME-11: at %s two and a half a day make %i, by days in Taiwan', (now, more) => {
  const growing = settings({ METRICS_CREATORS: '10', METRICS_CREATORS_PER_DAY: '2.5' })
  expect(estimatedMetrics(growing, new Date(now)).creatorsProtected).toBe(10 + more)
})

test('HOME-11: what was counted says when, and is no estimate', () => {
  expect(
    countedMetrics({ creatorsProtected: 3, casesTakedown: 1 }, new Date('2026-11-22T00:00:00Z')),
  ).toEqual({
    creatorsProtected: 3,
    casesTakedown: 1,
    period: 'counted 2026-11-22T00:00:00.000Z',
    isEstimate: false,
  })
})
