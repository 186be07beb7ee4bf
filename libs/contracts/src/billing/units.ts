import { z } from 'zod'
import type { Role } from '../permissions'

/** What plans and packs entitle to, counted. Each is spent by one service only. */
export const units = ['seal', 'scan', 'takedown', 'video', 'trademark-report'] as const
export const unit = z.enum(units)
export type Unit = (typeof units)[number]

/** How many of each unit; one that is not named is not included. */
export const unitQuantities = z.partialRecord(unit, z.number().int().positive())
export type UnitQuantities = z.infer<typeof unitQuantities>

/** Whose acts take units: not a visitor's trial, and not an administrator's work. */
export const spendsUnits = (role: Role): boolean => role !== 'trial' && role !== 'admin'
