import {
  packs,
  publishCatalogueRequest,
  units,
  type Catalogue,
  type CataloguePack,
  type CataloguePlan,
  type Entitlement,
  type OfferName,
  type Pack,
  type Plan,
  type Unit,
  type UnitQuantities,
} from '@originseal/contracts'

export type Offer = Pick<Catalogue, 'plans' | 'packs'>
export type Priority = NonNullable<CataloguePlan['takedownPriority']>

/** Numbers as they are typed; nothing where there is none of it. */
export interface PlanDraft {
  readonly plan: Plan
  readonly month: string
  readonly year: string
  readonly units: Readonly<Record<Unit, string>>
  readonly entitlements: readonly Entitlement[]
  readonly priority: Priority | ''
}

export interface PackDraft {
  readonly pack: Pack
  readonly isSold: boolean
  readonly price: string
  readonly days: string
  readonly units: Readonly<Record<Unit, string>>
  readonly priority: Priority | ''
}

export interface Draft {
  readonly plans: readonly PlanDraft[]
  readonly packs: readonly PackDraft[]
}

const typedUnits = (quantities: UnitQuantities): Record<Unit, string> =>
  Object.fromEntries(units.map((unit) => [unit, String(quantities[unit] ?? '')])) as Record<Unit, string>

/** What is offered, to be changed. A pack that is not sold begins empty. */
export const draftOf = ({ plans, packs: sold }: Offer): Draft => ({
  plans: plans.map(({ plan, price, monthlyUnits, entitlements, takedownPriority }) => ({
    plan,
    month: String(price?.month ?? ''),
    year: String(price?.year ?? ''),
    units: typedUnits(monthlyUnits),
    entitlements,
    priority: takedownPriority ?? '',
  })),
  packs: packs.map((name) => {
    const pack = sold.find((each) => each.pack === name)
    return {
      pack: name,
      isSold: pack !== undefined,
      price: String(pack?.price ?? ''),
      days: String(pack?.days ?? ''),
      units: typedUnits(pack?.units ?? {}),
      priority: pack?.takedownPriority ?? '',
    }
  }),
})

const numberOf = (typed: string): number => Number(typed.trim())
const quantitiesOf = (typed: Readonly<Record<Unit, string>>): UnitQuantities =>
  Object.fromEntries(
    units.flatMap((unit) => (numberOf(typed[unit]) === 0 ? [] : [[unit, numberOf(typed[unit])]])),
  )
const priorityOf = (priority: Priority | '') => (priority === '' ? {} : { takedownPriority: priority })

const planOf = ({ plan, month, year, units: typed, entitlements, priority }: PlanDraft): CataloguePlan => ({
  plan,
  ...(plan !== 'enterprise' && { price: { month: numberOf(month), year: numberOf(year) } }),
  monthlyUnits: quantitiesOf(typed),
  entitlements: [...entitlements],
  ...priorityOf(priority),
})
const packOf = ({ pack, price, days, units: typed, priority }: PackDraft): CataloguePack => ({
  pack,
  price: numberOf(price),
  days: numberOf(days),
  units: quantitiesOf(typed),
  ...priorityOf(priority),
})

/** What would be offered by a draft; whether it may be is said by {@link faultsOf}. */
export const offerOfDraft = (draft: Draft): Offer => ({
  plans: draft.plans.map(planOf),
  packs: draft.packs.filter(({ isSold }) => isSold).map(packOf),
})

/** The fields that may not be so, by `<name of the plan or pack>.<path of the field>`. */
export function faultsOf(offer: Offer): ReadonlySet<string> {
  const { shape } = publishCatalogueRequest
  const inPlans = shape.plans.safeParse(offer.plans).error?.issues ?? []
  const inPacks = shape.packs.safeParse(offer.packs).error?.issues ?? []
  const named = (names: readonly OfferName[]) => (issue: { readonly path: readonly PropertyKey[] }) => {
    const [at, ...field] = issue.path
    return [names[Number(at)], ...field].join('.')
  }
  return new Set([
    ...inPlans.map(named(offer.plans.map(({ plan }) => plan))),
    ...inPacks.map(named(offer.packs.map(({ pack }) => pack))),
  ])
}

/** A time of day in Taipei, as a field for dates has it, as an instant. */
export const instantInTaipei = (typed: string): string => new Date(`${typed}:00+08:00`).toISOString()
