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

export const openOrderLinkRequest = z.object({
  /** The token in the link of the order's mail. */ link: z.string().min(1).max(2_000),
})
export type OpenOrderLinkRequest = z.infer<typeof openOrderLinkRequest>

/** A visitor's token that opens what is theirs, but lets no account and no further upload take it over. */
export const openOrderLinkResponse = z.object({
  data: z.object({ token: z.string(), expiresAt: instant, orderId: id }),
})
export type OpenOrderLinkResponse = z.infer<typeof openOrderLinkResponse>
