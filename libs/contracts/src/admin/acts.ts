import { z } from 'zod'
import { id, instant } from '../primitives'

/** Kinds of things that administrators look at or change. */
export const auditedObjects = [
  'audit-log',
  'case',
  'catalogue',
  'channel',
  'claim-report',
  'claimant',
  'contact-message',
  'difference',
  'event',
  'job',
  'mail',
  'negotiation',
  'order',
  'proposal',
  'provider-key',
  'refund',
  'scan',
  'scan-source',
  'user',
] as const
export type AuditedObject = (typeof auditedObjects)[number]

const reasonLength = 1_000

/** What an administrator has done or looked at: one command, or one view of what is somebody's. Ids only, no person. */
export const administratorAct = z.object({
  id,
  at: instant,
  /** The administrator. */
  actorId: id,
  sessionId: id.nullable(),
  /** Where they were: an IPv4 address, or the /64 of an IPv6 address. */
  network: z.string().min(1).max(64),
  permission: z.string().min(1).max(64),
  /** Name of the endpoint. */
  action: z.string().min(1).max(64),
  objectKind: z.enum(auditedObjects),
  /** Null for a list. */
  objectId: z.string().max(200).nullable(),
  /** The member whose the thing is; absent where it is nobody's, or not known. */
  subjectId: id.optional(),
  /** What narrowed a list; of what was typed only ids and numbers, of an address or a name which of them it was. */
  query: z.string().min(1).max(1_000).optional(),
  /** As the administrator gave it, where the command asks for one. */
  reason: z.string().max(reasonLength).nullable(),
  requestId: z.string().min(1).max(200),
})
export type AdministratorAct = z.infer<typeof administratorAct>
