import { z } from 'zod'
import { nextCursor, pageRequest } from '../paging'
import { id, instant } from '../primitives'
import { scanStatus } from './scans'

/** What administrators see of a scan in a list: nothing of what it searched for or found. */
export const administeredScan = z.object({
  scanId: id,
  ownerId: id,
  /** Null where listings under a name were searched for. */
  workId: id.nullable(),
  status: scanStatus,
  startedAt: instant,
})
export type AdministeredScan = z.infer<typeof administeredScan>

/** `GET /admin/scans`: newest first. */
export const listAdministeredScansRequest = pageRequest.extend({
  /** Of a scan, or of its owner. */
  search: id,
})
export type ListAdministeredScansRequest = z.infer<typeof listAdministeredScansRequest>
export const listAdministeredScansResponse = z.object({ scans: z.array(administeredScan), nextCursor })
export type ListAdministeredScansResponse = z.infer<typeof listAdministeredScansResponse>
