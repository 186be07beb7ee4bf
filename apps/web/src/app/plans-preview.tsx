import type { PreviewProps } from '../features/offer-versions/offer-editor'
import { ComparisonTable } from '../features/pricing/comparison-table'
import { PlanCards } from '../features/pricing/plan-cards'

/** The plans as the public page shows them; nothing is ordered from here. */
export function PlansPreview({ catalogue }: PreviewProps) {
  return (
    <>
      <div inert>
        <PlanCards catalogue={catalogue} interval="month" />
      </div>
      <ComparisonTable catalogue={catalogue} />
    </>
  )
}
