import { z } from 'zod'
import { roles } from '../permissions'
import { id, instant } from '../primitives'
import { benefit } from './accounts'
import { defineEvent } from '../event'

/** Somebody began a trial; who they are stays with identity. */
export const trialVisitorAdmitted = defineEvent({
  name: 'identity.trial-visitor-admitted.v1',
  key: (visitor) => visitor.visitorId,
  payload: z.object({ visitorId: id, admittedAt: instant }),
})

/** Somebody has an account now; who they are stays with identity. `promotionPlace`: among the day's first ten. */
export const userRegistered = defineEvent({
  name: 'identity.user-registered.v1',
  key: (user) => user.userId,
  payload: z.object({
    userId: id,
    role: z.enum(roles),
    by: z.enum(['password', 'google', 'facebook']),
    promotionPlace: z.number().int().positive().optional(),
    registeredAt: instant,
  }),
})

/** A trial visitor showed to be this member: what was the visitor's is the member's. */
export const trialWorksClaimed = defineEvent({
  name: 'identity.trial-works-claimed.v1',
  key: (claim) => claim.visitorId,
  payload: z.object({ visitorId: id, userId: id, claimedAt: instant }),
})

/**
 * Somebody is gone for good: whoever keeps anything of theirs erases it. Said of accounts; of a trial visitor who never
 * came back only identity forgets something (docs/adr/0010-mails-and-erasure.md).
 */
export const userErased = defineEvent({
  name: 'identity.user-erased.v1',
  key: (user) => user.userId,
  payload: z.object({ userId: id, erasedAt: instant }),
})

/** What somebody who registered earlier was given then; said once more, for whoever begins to keep it. */
export const benefitGranted = defineEvent({
  name: 'identity.benefit-granted.v1',
  key: (granted) => granted.userId,
  payload: z.object({
    userId: id,
    kind: benefit.shape.kind,
    quantity: z.number().int().positive(),
    grantedAt: instant,
    endsAt: instant.optional(),
  }),
})
