import { z } from 'zod'
import { id, instant } from '../primitives'
import { defineEvent } from './event'

/** Somebody began a trial; who they are stays with identity. */
export const trialVisitorAdmitted = defineEvent({
  name: 'identity.trial-visitor-admitted.v1',
  key: (visitor) => visitor.visitorId,
  payload: z.object({ visitorId: id, admittedAt: instant }),
})
