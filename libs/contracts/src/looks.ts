import type { z } from 'zod'
import { givenReason } from './identity/users'
import { pageRequest } from './paging'

/** An administrator's look at what is a member's, for the reason given: each is an entry of the audit log. */
export const lookRequest = givenReason
export type LookRequest = z.infer<typeof lookRequest>

/** The same for a list: each page of it is a look. */
export const lookAtListRequest = pageRequest.extend(givenReason.shape)
export type LookAtListRequest = z.infer<typeof lookAtListRequest>

/** What the endpoints have in common. They show what the member sees, and change nothing. */
export const lookEndpoint = {
  tag: 'administration',
  access: 'member:view',
  perMinute: 120,
  method: 'POST',
  idempotency: 'natural',
  cacheControl: 'private, no-store',
} as const
