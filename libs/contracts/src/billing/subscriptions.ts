import { z } from 'zod'
import { instant } from '../primitives'
import { entitlement, plan, price } from './catalogue'

/** A running subscription; one that has ended is followed by the free plan. */
export const subscriptionStates = ['trialing', 'active', 'past-due'] as const
export const subscriptionState = z.enum(subscriptionStates)

const interval = z.enum(['month', 'year'])

export const readSubscriptionResponse = z.object({
  plan,
  state: subscriptionState,
  interval: interval.optional(),
  entitlements: z.array(entitlement),
  /** The month that its units are of; absent until billing has heard of the registration. */
  period: z.object({ from: instant, to: instant }).optional(),
  /** Until when it is paid; absent where nothing is paid. */
  paidUntil: instant.optional(),
  /** When it ends; what follows then is `next`, or the free plan. */
  endsAt: instant.optional(),
  /** When its card is charged next, and with how much. Absent where nothing is charged by itself. */
  renewal: z.object({ at: instant, amount: price }).optional(),
  /** The last charge has failed: until when the plan goes on without being paid. */
  pastDue: z.object({ since: instant, until: instant }).optional(),
  /** A plan that is paid and begins when this one ends. */
  next: z.object({ plan, interval, from: instant }).optional(),
})
export type ReadSubscriptionResponse = z.infer<typeof readSubscriptionResponse>
