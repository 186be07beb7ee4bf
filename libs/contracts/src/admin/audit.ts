import { z } from 'zod'
import { exportWithPersons } from '../exports'
import { dayRange, nextCursor, pageRequest } from '../paging'
import { id, instant, sha256Hex } from '../primitives'
import { digestProof } from '../protection/digest-proof'
import { administratorAct, auditedObjects } from './acts'

/** A day in Taipei. */
export const auditDate = z.iso.date()

/** An act with its place in the chain: its hash covers the hash of the entry before, over the ends of days too. */
export const auditEntry = z.strictObject({
  /** From 1 on, without gaps. */
  sequence: z.number().int().positive(),
  /** When the log took it up; its day is the one of this instant in Taipei. */
  recordedAt: instant,
  /** The service that it was done in. */
  service: z.string().min(1).max(64),
  act: z.strictObject(administratorAct.shape),
  hash: sha256Hex,
})
export type AuditEntry = z.infer<typeof auditEntry>

/** `GET /admin/audit`: newest first. */
export const listAuditRequest = pageRequest.extend({
  actorId: id.optional(),
  objectKind: z.enum(auditedObjects).optional(),
  objectId: z.string().min(1).max(200).optional(),
  /** A member: what was done with them, or with what is theirs. */
  subjectId: id.optional(),
  action: z.string().min(1).max(64).optional(),
  ...dayRange.shape,
})
export type ListAuditRequest = z.infer<typeof listAuditRequest>

/** `POST /admin/audit/exports` */
export const exportAuditRequest = listAuditRequest
  .omit({ cursor: true, limit: true })
  .extend(exportWithPersons.shape)
export type ExportAuditRequest = z.infer<typeof exportAuditRequest>

export const listAuditResponse = z.object({ entries: z.array(auditEntry), nextCursor })
export type ListAuditResponse = z.infer<typeof listAuditResponse>

/** A head of the log that stands on the chain: it proves every entry up to it. */
export const auditAnchor = z.strictObject({ sequence: z.number().int().positive(), proof: digestProof })
export type AuditAnchor = z.infer<typeof auditAnchor>

export const auditDayFault = z.object({
  /** Of the first entry that does not fit; null where the fault is in a proof. */
  sequence: z.number().int().positive().nullable(),
  fault: z.enum(['hash', 'sequence', 'day', 'anchor', 'format']),
})
export type AuditDayFault = z.infer<typeof auditDayFault>

/** `GET /admin/audit/days`: the latest days with entries, newest first. */
export const auditDaySummary = z.object({
  date: auditDate,
  entries: z.number().int().positive(),
  head: sha256Hex,
  /** The latest entry of the day that is proven, when, and by which transaction; null before the first. */
  anchored: z
    .object({
      sequence: z.number().int().positive(),
      blockTime: instant,
      transactionHash: z.string(),
    })
    .nullable(),
})
export type AuditDaySummary = z.infer<typeof auditDaySummary>
export const listAuditDaysResponse = z.object({ days: z.array(auditDaySummary) })
export type ListAuditDaysResponse = z.infer<typeof listAuditDaysResponse>

/** `GET /admin/audit/days/:date/check`: null where every hash and proof of the day holds. */
export const checkAuditDayResponse = z.object({
  entries: z.number().int().positive(),
  fault: auditDayFault.nullable(),
})
export type CheckAuditDayResponse = z.infer<typeof checkAuditDayResponse>

/** `/2`: its acts may say whose a thing is and what narrowed a list. */
export const auditDayVersions = ['originseal-audit-day/1', 'originseal-audit-day/2'] as const

/** A whole day, for whoever checks it without us (`originseal-verify`). */
export const auditDay = z.strictObject({
  version: z.enum(auditDayVersions),
  date: auditDate,
  /** Of the last entry before the day; zeros before the first. */
  previous: sha256Hex,
  entries: z.array(auditEntry).min(1),
  anchors: z.array(auditAnchor),
})
export type AuditDay = z.infer<typeof auditDay>
