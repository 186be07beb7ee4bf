import type { RemovalPoint } from '@originseal/contracts'
import type { StoriesMeta } from '../../catalogue/stories'
import { PlatformTimesCard } from './platform-times-card'
import './time-ledger.texts'

export default { title: 'Charts/Share removed by time' } satisfies StoriesMeta

const point = (hours: number, removed: number): RemovalPoint => ({
  hours,
  removed,
  band: { low: Math.max(0, removed - 0.2), high: Math.min(1, removed + 0.15) },
})

export function Curve() {
  return (
    <div className="max-w-md">
      <PlatformTimesCard
        platform="shopee"
        filed={24}
        open={6}
        figures={{
          medianHours: 31,
          medianLowHours: 20,
          medianHighHours: null,
          p90Hours: null,
          downWithin72Hours: 0.67,
          curve: [point(12, 0.25), point(31, 0.5), point(60, 0.67), point(300, 0.75)],
          followedHours: 900,
          acknowledged: 0.75,
          rejected: 0.125,
          counterNoticed: 0,
          stillDownAfterDays: { 1: 1, 7: 0.95, 30: 0.9 },
        }}
      />
    </div>
  )
}
