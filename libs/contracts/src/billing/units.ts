import { z } from 'zod'

/** What plans and packs entitle to, counted. Each is spent by one service only. */
export const units = ['seal', 'scan', 'takedown', 'video', 'trademark-report'] as const
export const unit = z.enum(units)
export type Unit = (typeof units)[number]

/** How many of each unit; one that is not named is not included. */
export const unitQuantities = z.partialRecord(unit, z.number().int().positive())
export type UnitQuantities = z.infer<typeof unitQuantities>
