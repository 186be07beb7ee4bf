import { z } from 'zod'
import { limits } from './limits'
import { id } from './primitives'

/** What to give of a list that is newest first: so many after the entry that the last page ended with. */
export const pageRequest = z.object({
  /** `nextCursor` of the page before; without it the newest. */
  cursor: id.optional(),
  limit: z.coerce.number().int().min(1).max(limits.page.most).default(limits.page.usual),
})
export type PageRequest = z.infer<typeof pageRequest>

/** Of a list that is narrowed by when something happened: the first and the last day, in Taiwan. */
export const dayRange = z.object({ from: z.iso.date().optional(), until: z.iso.date().optional() })
export type DayRange = z.infer<typeof dayRange>

/** Where the next page begins; null on the last one. */
export const nextCursor = id.nullable()
