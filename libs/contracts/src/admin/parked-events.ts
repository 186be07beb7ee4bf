import { z } from 'zod'
import type { ServiceName } from '../endpoint'
import { givenReason } from '../identity/users'
import { id, instant } from '../primitives'

/** Services that hear events; each keeps what it could not handle. */
export const eventListeners = [
  'admin',
  'billing',
  'enforcement',
  'identity',
  'protection',
  'scan-orchestrator',
  'trademark',
] as const satisfies readonly ServiceName[]
export const eventListener = z.enum(eventListeners)
export type EventListenerName = (typeof eventListeners)[number]

/** So many of a service are shown. */
export const parkedEventsShown = 100

/** An event that a service could not handle. What it says is not shown: it may be about a person. */
export const parkedEvent = z.object({
  /** Null where the record is no event of ours. */
  id: id.nullable(),
  name: z.string().nullable(),
  /** Why the last try failed. */
  reason: z.string(),
  tries: z.number().int().nonnegative(),
  parkedAt: instant,
})
export type ParkedEventView = z.infer<typeof parkedEvent>

/** `GET /admin/parked-events`: services that have some, each with the oldest of them. */
export const listParkedEventsResponse = z.object({
  services: z.array(
    z.object({
      service: eventListener,
      total: z.number().int().positive(),
      events: z.array(parkedEvent).max(parkedEventsShown),
    }),
  ),
})
export type ListParkedEventsResponse = z.infer<typeof listParkedEventsResponse>

/** `POST /admin/parked-events/:service/redrives`: these, or all where none is said. */
export const redriveEventsRequest = givenReason.extend({
  ids: z.array(id).min(1).max(parkedEventsShown).optional(),
})
export type RedriveEventsRequest = z.infer<typeof redriveEventsRequest>
