import { z } from 'zod'
import { unit, unitQuantities } from './units'

export const plans = ['free', 'basic', 'pro', 'elite', 'enterprise'] as const
export const plan = z.enum(plans)
export type Plan = (typeof plans)[number]

/** What a plan includes beside units. */
export const entitlements = ['links:all', 'patrol:automatic'] as const
export const entitlement = z.enum(entitlements)
export type Entitlement = (typeof entitlements)[number]

export const packs = [
  'dmca-pack',
  'takedown-single',
  'seal-pack',
  'group-buy',
  'scan-pack',
  'scan-unlock',
] as const
export const pack = z.enum(packs)
export type Pack = (typeof packs)[number]

/** New Taiwan dollars, tax included. */
export const price = z.int32().nonnegative()

export const cataloguePlan = z.object({
  plan,
  /** Absent: by quote. */
  price: z.object({ month: price, year: price }).optional(),
  /** Granted at the begin of each month of a running plan, also of one that is paid by the year. */
  monthlyUnits: unitQuantities,
  entitlements: z.array(entitlement),
  takedownPriority: z.enum(['standard', 'high', 'highest']).optional(),
})
export type CataloguePlan = z.infer<typeof cataloguePlan>

export const cataloguePack = z.object({
  pack,
  price,
  /** How long its units can be spent. */
  days: z.number().int().positive(),
  units: unitQuantities,
  takedownPriority: z.enum(['standard', 'high', 'highest']).optional(),
})
export type CataloguePack = z.infer<typeof cataloguePack>

/** One version of what is offered; a version never changes, a new offer is a new version. */
export const catalogue = z.object({
  version: z.int32().positive(),
  plans: z.array(cataloguePlan),
  packs: z.array(cataloguePack),
})
export type Catalogue = z.infer<typeof catalogue>

export const readCatalogueResponse = catalogue.extend({
  /** Units that no service spends yet: they are not sold. */
  coming: z.array(unit),
})
export type ReadCatalogueResponse = z.infer<typeof readCatalogueResponse>
