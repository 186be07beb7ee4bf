import type { Catalogue, OrderItem, Unit } from '@originseal/contracts'
import type { Language } from '@originseal/contracts/languages'
import { itemName } from '@originseal/contracts/notifications/item-names'

/**
 * The price of an item in whole NT$; undefined for what is not sold: what is not in the catalogue, has no price, or
 * has nothing that can be spent today. A pack is sold only if all of its units can be, links only where scans can.
 */
export function priceOf(
  item: OrderItem,
  catalogue: Catalogue,
  spendable: ReadonlySet<Unit>,
): number | undefined {
  if (item.kind === 'plan') {
    const plan = catalogue.plans.find(({ plan: name }) => name === item.plan)
    const price = plan?.price?.[item.interval]
    const hasSome = plan !== undefined && unitsOf(plan.monthlyUnits).some((unit) => spendable.has(unit))
    return hasSome && price ? price : undefined
  }
  const packs = (wanted: string) => catalogue.packs.find(({ pack }) => pack === wanted)
  if (item.kind === 'scan-unlock') return spendable.has('scan') ? packs('scan-unlock')?.price : undefined
  const pack = packs(item.pack)
  const units = unitsOf(pack?.units ?? {})
  const hasAll = units.length > 0 && units.every((unit) => spendable.has(unit))
  return hasAll && pack?.price ? pack.price : undefined
}

/** What the payer reads on the provider's page and on the invoice. */
export function titleOf(item: OrderItem, language: Language = 'zh-TW'): string {
  return `OriginSeal ${itemName(item, language)}`
}

const unitsOf = (quantities: Readonly<Partial<Record<Unit, number>>>): Unit[] =>
  Object.keys(quantities) as Unit[]
