import { z } from 'zod'
import { givenReason } from '../identity/users'
import { limits } from '../limits'
import { nextCursor, pageRequest } from '../paging'
import { id, instant, mostInt32 } from '../primitives'
import { catalogue, cataloguePack, cataloguePlan, pack, packs, plan, plans, price } from './catalogue'
import { unit } from './units'

/** Of a version: offered now; from a later date on; until another took its place; taken back before its date. */
export const catalogueVersionStates = ['offered', 'planned', 'past', 'withdrawn'] as const
export type CatalogueVersionState = (typeof catalogueVersionStates)[number]

export const catalogueVersion = catalogue.extend({
  state: z.enum(catalogueVersionStates),
  offeredFrom: instant,
  /** Who published it; null for the one that came with the product. */
  publishedBy: id.nullable(),
})
export type CatalogueVersion = z.infer<typeof catalogueVersion>

/** `GET /admin/catalogue/versions`: the newest ones, newest first. */
export const listCatalogueVersionsResponse = z.object({
  versions: z.array(catalogueVersion),
  /** Units that no service spends yet. */
  coming: z.array(unit),
})
export type ListCatalogueVersionsResponse = z.infer<typeof listCatalogueVersionsResponse>

const { price: highestPrice, units: mostUnits, days: mostDays } = limits.catalogue
const paid = price.min(1).max(highestPrice)
const quantities = z.partialRecord(unit, z.number().int().min(1).max(mostUnits))

/** What a plan may cost: the free one nothing, that by quote is not said, the others something. */
const hasItsKindOfPrice = ({ plan: name, price: of }: z.infer<typeof cataloguePlan>): boolean =>
  name === 'enterprise'
    ? of === undefined
    : of !== undefined && (name === 'free' ? of.month + of.year === 0 : paidPrice.safeParse(of).success)
const paidPrice = z.object({ month: paid, year: paid })

const newPlan = cataloguePlan
  .extend({ monthlyUnits: quantities })
  .refine(hasItsKindOfPrice, { path: ['price'] })
const newPack = cataloguePack
  .extend({ price: paid, units: quantities, days: z.number().int().min(1).max(mostDays) })
  // All links of a scan are opened; nothing is granted with them. Of any other pack units are all that is had.
  .refine(({ pack: name, units: of }) => (name === 'scan-unlock') === (Object.keys(of).length === 0), {
    path: ['units'],
  })

/** `POST /admin/catalogue/versions`: every plan, and the packs that are to be sold, each once and in the usual order. */
export const publishCatalogueRequest = givenReason.extend({
  /** The newest version that whoever publishes has seen. */
  basedOn: catalogue.shape.version,
  plans: z.array(newPlan).refine((given) => plans.join() === given.map(({ plan: name }) => name).join()),
  packs: z.array(newPack).refine((given) => {
    const names = given.map(({ pack: name }) => name)
    return packs.filter((name) => names.includes(name)).join() === names.join()
  }),
  /** At once without it. */
  offeredFrom: instant.optional(),
})
export type PublishCatalogueRequest = z.infer<typeof publishCatalogueRequest>

/** What somebody can have of a catalogue: the name of a plan or of a pack. */
const offer = z.enum([...plan.options, ...pack.options])
export type OfferName = z.infer<typeof offer>

/** `GET /admin/catalogue/holder-counts`: how many accounts have which plan, and how many packs were bought, by version. */
export const countCatalogueHoldersResponse = z.object({
  counts: z.array(z.object({ offer, version: catalogue.shape.version, count: z.number().int().positive() })),
})
export type CountCatalogueHoldersResponse = z.infer<typeof countCatalogueHoldersResponse>

/** `GET /admin/catalogue/holders`: whose plan or pack it is, newest first. */
export const listCatalogueHoldersRequest = pageRequest.extend({
  offer,
  version: z.coerce.number().int().positive().max(mostInt32),
})
export type ListCatalogueHoldersRequest = z.infer<typeof listCatalogueHoldersRequest>

export const listCatalogueHoldersResponse = z.object({
  holders: z.array(z.object({ id, ownerId: id, since: instant })),
  nextCursor,
})
export type ListCatalogueHoldersResponse = z.infer<typeof listCatalogueHoldersResponse>
