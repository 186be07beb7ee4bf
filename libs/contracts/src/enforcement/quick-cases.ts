import { z } from 'zod'
import { id, instant, webUrl } from '../primitives'
import { judgedAddress } from './judged-addresses'

/** `POST /api/quick-cases`: a page that somebody suspects, given before there was anything to compare it with. */
export const saveQuickCaseRequest = z.object({ pageUrl: webUrl.max(2_048) })
export type SaveQuickCaseRequest = z.infer<typeof saveQuickCaseRequest>

/** A suspicion that waits for its original, or for what a scan says of it. */
export const quickCase = z.object({
  id,
  pageUrl: z.string(),
  domain: z.string(),
  platform: z.string().optional(),
  savedAt: instant,
  ...judgedAddress.shape,
  /** The work that it was compared with last, and the scan that did. */
  comparison: z.object({ workId: id, scanId: id }).optional(),
  /** A copy was found on the page: a case can be opened about it. */
  findingId: id.optional(),
})
export type QuickCaseView = z.infer<typeof quickCase>

/** `POST /api/quick-cases`. */
export const saveQuickCaseResponse = z.object({ data: z.object({ quickCase }) })
export type SaveQuickCaseResponse = z.infer<typeof saveQuickCaseResponse>

/** `GET /api/quick-cases`: the newest twenty. */
export const listQuickCasesResponse = z.object({ data: z.object({ quickCases: z.array(quickCase) }) })
export type ListQuickCasesResponse = z.infer<typeof listQuickCasesResponse>

/** `POST /api/quick-cases/{id}/comparison`. */
export const compareQuickCaseRequest = z.object({ workId: id, scanId: id })
export type CompareQuickCaseRequest = z.infer<typeof compareQuickCaseRequest>
