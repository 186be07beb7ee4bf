import { z } from 'zod'
import { instant } from '../primitives'

/** `GET /api/promotions/today`: how many of the day's places are left (HOME-09). */
export const readPromotionResponse = z.object({
  /** The date in Taiwan. */
  day: z.iso.date(),
  places: z.number().int().positive(),
  taken: z.number().int().nonnegative(),
  remaining: z.number().int().nonnegative(),
  /** The next midnight in Taiwan. */
  resetsAt: instant,
})
export type ReadPromotionResponse = z.infer<typeof readPromotionResponse>
