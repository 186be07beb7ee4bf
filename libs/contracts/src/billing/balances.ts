import { z } from 'zod'
import { nextCursor } from '../paging'
import { id, instant } from '../primitives'
import { unitCause, unitMove, grantReason } from './unit-events'
import { unit } from './units'

const count = z.number().int().nonnegative()

/** What a member has of one unit. */
export const unitBalance = z.object({
  unit,
  available: count,
  held: count,
  /** Nobody can spend it yet. */
  isComing: z.boolean(),
  /** Where the available and held units are from, in the order in which they are spent. */
  lots: z.array(
    z.object({
      lotId: id,
      reason: grantReason,
      available: count,
      held: count,
      from: instant,
      expiresAt: instant.optional(),
    }),
  ),
  /** What the next month of the plan brings. */
  next: z.object({ quantity: count, at: instant }).optional(),
})
export type UnitBalance = z.infer<typeof unitBalance>

export const readUnitsResponse = z.object({ units: z.array(unitBalance) })
export type ReadUnitsResponse = z.infer<typeof readUnitsResponse>

/** A line of the member's account: what a move changed of what is available, and why. */
export const unitLine = z.object({
  id,
  unit,
  move: unitMove,
  /** Negative where units were taken. */
  quantity: z.number().int(),
  cause: unitCause,
  at: instant,
})
export type UnitLine = z.infer<typeof unitLine>

export const listUnitLinesResponse = z.object({ data: z.object({ lines: z.array(unitLine), nextCursor }) })
export type ListUnitLinesResponse = z.infer<typeof listUnitLinesResponse>
