import type { StoriesMeta } from '../catalogue/stories'
import { Statistic, StatisticStrip } from './statistic'

export default { title: 'Data/Statistic' } satisfies StoriesMeta

export function Strip() {
  return (
    <StatisticStrip>
      <Statistic name="Links" value="7" remark="2 of them hidden" />
      <Statistic name="Of high risk" value="3" tone="bad" />
      <Statistic name="Images compared" value="1,432" />
      <Statistic name="Sources searched" value="5 of 8" />
    </StatisticStrip>
  )
}
