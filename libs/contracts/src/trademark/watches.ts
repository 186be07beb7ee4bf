import { z } from 'zod'
import { id, instant } from '../primitives'
import { foundMark, niceClasses, trademarkName } from './analysis'

export const watchTrademarkRequest = z.object({
  name: trademarkName,
  /** An empty list, or none: all classes. */
  class: niceClasses.optional(),
})
export type WatchTrademarkRequest = z.infer<typeof watchTrademarkRequest>

/** A mark that an office has published since, and that is like a watched name. */
export const trademarkConflict = z.object({
  /** The office. */
  source: z.string(),
  mark: foundMark,
  publishedOn: z.iso.date().nullable(),
  /** Last day for an opposition at Taiwan's office; null where that is not known, or the mark is another office's. */
  opposeUntil: z.iso.date().nullable(),
  foundAt: instant,
})
export type TrademarkConflict = z.infer<typeof trademarkConflict>

/** A name against which every further issue of the register is held. */
export const trademarkWatch = z.object({
  id,
  name: z.string(),
  classes: z.array(z.number()),
  createdAt: instant,
  /** The newest first. */
  conflicts: z.array(trademarkConflict),
})
export type TrademarkWatch = z.infer<typeof trademarkWatch>

export const watchTrademarkResponse = z.object({
  success: z.literal(true),
  data: z.object({ watch: trademarkWatch }),
})
export type WatchTrademarkResponse = z.infer<typeof watchTrademarkResponse>

export const listTrademarkWatchesResponse = z.object({
  success: z.literal(true),
  data: z.object({ watches: z.array(trademarkWatch) }),
})
export type ListTrademarkWatchesResponse = z.infer<typeof listTrademarkWatchesResponse>
