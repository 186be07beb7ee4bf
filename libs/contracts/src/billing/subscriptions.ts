import { z } from 'zod'
import { instant } from '../primitives'
import { entitlement, plan } from './catalogue'

/** A running subscription; one that has ended is followed by the free plan. */
export const subscriptionStates = ['trialing', 'active', 'past-due'] as const
export const subscriptionState = z.enum(subscriptionStates)

export const readSubscriptionResponse = z.object({
  plan,
  state: subscriptionState,
  interval: z.enum(['month', 'year']).optional(),
  entitlements: z.array(entitlement),
  /** The month that its units are of; absent until billing has heard of the registration. */
  period: z.object({ from: instant, to: instant }).optional(),
  /** When it ends; what follows then is the free plan. */
  endsAt: instant.optional(),
})
export type ReadSubscriptionResponse = z.infer<typeof readSubscriptionResponse>
