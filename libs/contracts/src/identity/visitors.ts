import { z } from 'zod'
import { id, instant } from '../primitives'
import { trialUser } from '../protection/trial'

/** `POST /internal/trial-visitors` of identity: the one capability that another service asks for in a request. */
export const admitTrialVisitorRequest = trialUser.extend({
  /** The visitor's own IP address, by whose network trials are counted; an earlier release sends none. */
  clientAddress: z.string().min(1).max(64).optional(),
  /** Who the caller is by a visitor's token; absent for a first visit. */
  visitorId: id.optional(),
})
export type AdmitTrialVisitorRequest = z.infer<typeof admitTrialVisitorRequest>

export const admitTrialVisitorResponse = z.object({ visitorId: id, token: z.string(), expiresAt: instant })
export type AdmitTrialVisitorResponse = z.infer<typeof admitTrialVisitorResponse>
