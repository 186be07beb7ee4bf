import {
  entitlements,
  units,
  type CataloguePack,
  type CataloguePlan,
  type Entitlement,
  type OfferName,
  type Unit,
} from '@originseal/contracts'
import type { Offer, Priority } from './draft.rules'

/** One thing that a plan or pack says; `sold` is whether there is the pack at all. */
export type Saying =
  | { readonly of: 'month' | 'year' | 'price'; readonly value: number }
  | { readonly of: 'days'; readonly value: number }
  | { readonly of: 'unit'; readonly unit: Unit; readonly value: number }
  | { readonly of: 'priority'; readonly value: Priority }
  | { readonly of: 'entitlement'; readonly entitlement: Entitlement; readonly value: boolean }
  | { readonly of: 'sold'; readonly value: boolean }

export interface Change {
  readonly offer: OfferName
  /** Undefined: there was none, or there is none any more. */
  readonly before: Saying | undefined
  readonly after: Saying | undefined
}

const unitSayings = (quantities: CataloguePack['units']): Saying[] =>
  units.flatMap((unit) =>
    quantities[unit] === undefined ? [] : [{ of: 'unit', unit, value: quantities[unit] }],
  )
const prioritySaying = ({ takedownPriority: value }: CataloguePlan | CataloguePack): Saying[] =>
  value === undefined ? [] : [{ of: 'priority', value }]

const planSayings = (plan: CataloguePlan): Saying[] => [
  ...(plan.price
    ? ([
        { of: 'month', value: plan.price.month },
        { of: 'year', value: plan.price.year },
      ] as const)
    : []),
  ...unitSayings(plan.monthlyUnits),
  ...entitlements.map((entitlement) => ({
    of: 'entitlement' as const,
    entitlement,
    value: plan.entitlements.includes(entitlement),
  })),
  ...prioritySaying(plan),
]

const packSayings = (pack: CataloguePack): Saying[] => [
  { of: 'sold', value: true },
  { of: 'price', value: pack.price },
  { of: 'days', value: pack.days },
  ...unitSayings(pack.units),
  ...prioritySaying(pack),
]

/** Which saying it is, apart from its value. */
const nameOf = (saying: Saying): string =>
  [saying.of, 'unit' in saying && saying.unit, 'entitlement' in saying && saying.entitlement].join()

function sayingsOf({ plans, packs }: Offer): Map<string, { offer: OfferName; saying: Saying }> {
  const all = [
    ...plans.flatMap((plan) => planSayings(plan).map((saying) => ({ offer: plan.plan, saying }))),
    ...packs.flatMap((pack) => packSayings(pack).map((saying) => ({ offer: pack.pack, saying }))),
  ]
  return new Map(all.map((each) => [`${each.offer} ${nameOf(each.saying)}`, each]))
}

/** What one version says otherwise than another. */
export function changesBetween(before: Offer, after: Offer): Change[] {
  const [old, now] = [sayingsOf(before), sayingsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)]
    const offer = (is ?? was)?.offer
    if (offer === undefined || was?.saying.value === is?.saying.value) return []
    return [{ offer, before: was?.saying, after: is?.saying }]
  })
}
