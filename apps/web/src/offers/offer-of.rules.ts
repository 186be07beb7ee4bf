import type { Catalogue, OrderItem, UnitQuantities } from '@originseal/contracts'

/** What the catalogue says of an item: its price in whole NT$ and what it brings; undefined for what it does not have. */
export function offerOf(
  item: OrderItem,
  { plans, packs }: Pick<Catalogue, 'plans' | 'packs'>,
): { readonly price: number; readonly units: UnitQuantities } | undefined {
  if (item.kind === 'plan') {
    const plan = plans.find(({ plan: name }) => name === item.plan)
    return plan?.price && { price: plan.price[item.interval], units: plan.monthlyUnits }
  }
  const name = item.kind === 'pack' ? item.pack : item.kind
  return packs.find(({ pack }) => pack === name)
}
