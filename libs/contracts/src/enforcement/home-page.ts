import { z } from 'zod'
import { caseNumber } from './cases'

const count = z.number().int().nonnegative()

/** `GET /api/public/metrics` (HOME-11); `isEstimate` where the figures are a base and a growth, not a count. */
export const readMetricsResponse = z.object({
  creatorsProtected: count,
  casesTakedown: count,
  /** To what time the figures speak, in words. */
  period: z.string(),
  isEstimate: z.boolean(),
})
export type ReadMetricsResponse = z.infer<typeof readMetricsResponse>

/** A finished case as the public may see it (HOME-12): no person, no address. */
export const victory = z.object({
  caseId: caseNumber,
  platform: z.string(),
  /** Hours from the first filing to the removal. */
  ttrHours: count,
  removedAt: z.iso.datetime(),
})

/** `GET /api/public/victories`, newest first. */
export const readVictoriesResponse = z.object({
  items: z.array(victory).max(30),
  /** Whether constructed cases, marked as such, may be shown where there is none. */
  showsSamples: z.boolean(),
})
export type ReadVictoriesResponse = z.infer<typeof readVictoriesResponse>
