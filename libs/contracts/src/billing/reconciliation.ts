import { z } from 'zod'
import { nextCursor, pageRequest } from '../paging'
import { id, instant } from '../primitives'
import { price } from './catalogue'
import { unit } from './units'

/**
 * What our books and the payment provider's file of a day do not agree in.
 * - `lost-notice`: they have a payment that we did not know of; the provider is asked, and it is handed out.
 * - `missing-there`: we have a payment that they do not have.
 * - `amount`, `refund`: both have the payment, with different amounts paid or given back.
 * - `unknown`: a payment for a number that is none of ours.
 */
export const paymentDifferenceKinds = ['lost-notice', 'missing-there', 'amount', 'refund', 'unknown'] as const
export const paymentDifferenceKind = z.enum(paymentDifferenceKinds)
export type PaymentDifferenceKind = (typeof paymentDifferenceKinds)[number]

export const paymentDifference = z.object({
  id,
  /** Of the file, in Taipei. */
  day: z.iso.date(),
  kind: paymentDifferenceKind,
  /** Of the try, as the provider knows it. */
  attemptNumber: z.string(),
  orderId: id.optional(),
  /** Of the order, by which it is found in the list. */
  orderNumber: z.string().optional(),
  /** Whole NT$. */
  ours: price.optional(),
  theirs: price.optional(),
  foundAt: instant,
  settled: z.object({ at: instant, note: z.string() }).optional(),
})
export type PaymentDifference = z.infer<typeof paymentDifference>

export const listPaymentDifferencesRequest = pageRequest.extend({
  /** Only what nobody has settled. */
  open: z.stringbool().optional(),
})
export const listPaymentDifferencesResponse = z.object({
  differences: z.array(paymentDifference),
  nextCursor,
  /** The last day whose file was compared; absent before the first one. */
  comparedUntil: z.iso.date().optional(),
})
export type ListPaymentDifferencesResponse = z.infer<typeof listPaymentDifferencesResponse>

export const settleDifferenceRequest = z.object({ note: z.string().trim().min(2).max(500) })

/** What the ledger of a service that spends a unit and billing's mirror of it do not agree in. */
export const unitDifference = z.object({ id, unit, until: instant, what: z.string(), foundAt: instant })
export type UnitDifference = z.infer<typeof unitDifference>
export const listUnitDifferencesResponse = z.object({ differences: z.array(unitDifference), nextCursor })
export type ListUnitDifferencesResponse = z.infer<typeof listUnitDifferencesResponse>
