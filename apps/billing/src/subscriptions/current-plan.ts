import type { CurrentPlan } from './plan-start.rules'
import type { Subscription } from './subscriptions.repository'

/** A subscription as the rules see it. */
export const toCurrentPlan = (row: Subscription | undefined): CurrentPlan | undefined =>
  row && {
    plan: row.plan,
    interval: row.interval,
    state: row.state,
    endsAt: row.ends_at,
    paidUntil: row.paid_until,
  }
