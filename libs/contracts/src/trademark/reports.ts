import { z } from 'zod'
import { nextCursor, pageRequest } from '../paging'
import { id, instant } from '../primitives'
import { analyseTrademarkRequest, likenessLevels } from './analysis'

export const orderTrademarkReportRequest = analyseTrademarkRequest
export type OrderTrademarkReportRequest = z.infer<typeof orderTrademarkReportRequest>

/** A report that was made; its file is the same bytes each time. */
export const trademarkReport = z.object({
  id,
  name: z.string(),
  classes: z.array(z.number()),
  /** Marks that are listed in it, ended ones aside, by level. */
  marks: z.record(z.enum(likenessLevels), z.number().int().nonnegative()),
  /** Up to when the register knew that was searched. */
  registerDate: z.iso.date(),
  demonstration: z.boolean(),
  createdAt: instant,
})
export type TrademarkReport = z.infer<typeof trademarkReport>

export const orderTrademarkReportResponse = z.object({
  success: z.literal(true),
  data: z.object({ report: trademarkReport }),
})
export type OrderTrademarkReportResponse = z.infer<typeof orderTrademarkReportResponse>

export const listTrademarkReportsRequest = pageRequest
export const listTrademarkReportsResponse = z.object({
  success: z.literal(true),
  data: z.object({ reports: z.array(trademarkReport), nextCursor }),
})
export type ListTrademarkReportsResponse = z.infer<typeof listTrademarkReportsResponse>
