import type { WantedPlan } from './plan-start.rules'

/** A plan that an order has paid. */
export interface PlanPurchase extends WantedPlan {
  /** Derived from the order, so that it begins once. */
  readonly subscriptionId: string
  readonly orderId: string
  readonly ownerId: string
  /** Of the catalogue that it was bought from. */
  readonly catalogueVersion: number
  /** Its card is charged again by itself. */
  readonly renews: boolean
}
