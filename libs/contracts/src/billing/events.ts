import { z } from 'zod'
import { defineEvent } from '../event'
import { id, instant } from '../primitives'
import { entitlement, plan } from './catalogue'

/** Somebody is on another plan. What it includes is said by name, until when by date: services need not ask. */
export const planChanged = defineEvent({
  name: 'billing.plan-changed.v1',
  key: (change) => change.ownerId,
  payload: z.object({
    ownerId: id,
    plan,
    catalogueVersion: z.number().int().positive(),
    entitlements: z.array(entitlement),
    /** When it ends by itself; absent: not yet known, or never. */
    until: instant.optional(),
    changedAt: instant,
  }),
})

/** All links of one scan were paid for; by a member or, with the trial's scan, by a visitor. */
export const scanUnlocked = defineEvent({
  name: 'billing.scan-unlocked.v1',
  key: (unlock) => unlock.scanId,
  payload: z.object({ scanId: id, orderId: id, unlockedAt: instant }),
})
