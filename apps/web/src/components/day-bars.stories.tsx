import type { StoriesMeta } from '../catalogue/stories'
import { DayBars } from './day-bars'

export default { title: 'Charts/Day bars' } satisfies StoriesMeta

const daysOf = (values: readonly number[]) =>
  values.map((value, at) => ({ date: `2026-11-${String(at + 1).padStart(2, '0')}`, value }))
const money = (value: number): string => `NT$${value.toLocaleString('en')}`

export function Registrations() {
  const days = daysOf([3, 5, 2, 8, 0, 4, 7, 9, 6, 3, 11, 12, 9, 14])
  return <DayBars label="Registrations" days={days} format={String} />
}

export function RevenueWithRefunds() {
  const days = daysOf([300, 900, 0, -600, 1_200, 2_400, -300, 600])
  return <DayBars label="Revenue" days={days} format={money} />
}

export function NothingYet() {
  return <DayBars label="Orders" days={daysOf([0, 0, 0, 0, 0, 0, 0])} format={String} />
}
