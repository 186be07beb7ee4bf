import { z } from 'zod'
import { id, instant } from '../primitives'
import { nextCursor } from '../paging'
import { sealedFile } from './trial'

/** A work as its owner finds it in the list. */
export const listedWork = sealedFile.extend({
  createdAt: instant,
  /** `anchored` once the seal stands in a block. */
  state: z.enum(['anchoring', 'anchored']),
})
export type ListedWork = z.infer<typeof listedWork>

/** `GET /works`: the caller's own, newest first. */
export const listWorksResponse = z.object({ data: z.object({ works: z.array(listedWork), nextCursor }) })
export type ListWorksResponse = z.infer<typeof listWorksResponse>

/** Works that are sealed in one batch (MEMBER-03). */
export const mostWorksInBatch = 200
export const downloadCertificatesRequest = z.object({ workIds: z.array(id).min(1).max(mostWorksInBatch) })
export type DownloadCertificatesRequest = z.infer<typeof downloadCertificatesRequest>
