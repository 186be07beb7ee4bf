import type { StoriesMeta } from '../catalogue/stories'
import { StatusBadge } from './status-badge'

export default { title: 'Data/Status badge' } satisfies StoriesMeta

export function Tones() {
  return (
    <div className="flex flex-wrap gap-3">
      <StatusBadge tone="good">Done</StatusBadge>
      <StatusBadge tone="active">Running, 40%</StatusBadge>
      <StatusBadge tone="warn">Partly</StatusBadge>
      <StatusBadge tone="bad">High</StatusBadge>
      <StatusBadge tone="quiet">Cancelled</StatusBadge>
    </div>
  )
}
