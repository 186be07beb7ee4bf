import {
  units,
  type GrantReason,
  type Unit,
  type UnitBalance,
  type UnitQuantities,
} from '@originseal/contracts'

/** A lot with what is left of it. */
export interface HeldLot {
  readonly lotId: string
  readonly unit: Unit
  readonly priority: number
  readonly reason: GrantReason
  readonly from: Date
  readonly expiresAt: Date | null
  readonly available: number
  readonly held: number
}

export interface NextMonth {
  readonly at: Date
  readonly quantities: UnitQuantities
}

const endOf = ({ expiresAt }: HeldLot): number => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER

/** The order in which the spenders take from lots (libs/units). */
const inOrder = (one: HeldLot, other: HeldLot): number =>
  one.priority - other.priority || endOf(one) - endOf(other) || one.from.getTime() - other.from.getTime()

/** What a member is shown of each unit. Of a lot that has ended or not begun only what is held counts. */
export function balancesOf(
  lots: readonly HeldLot[],
  spendable: ReadonlySet<Unit>,
  next: NextMonth | undefined,
  now: Date,
): UnitBalance[] {
  const shown = lots
    .map((lot) =>
      lot.from <= now && endOf(lot) > now.getTime() ? lot : Object.assign({}, lot, { available: 0 }),
    )
    .filter(({ available, held }) => available > 0 || held > 0)
    .sort(inOrder)
  return units.map((unit) =>
    balanceOf(
      unit,
      shown.filter((lot) => lot.unit === unit),
      spendable.has(unit),
      next,
    ),
  )
}

function balanceOf(
  unit: Unit,
  lots: readonly HeldLot[],
  isSpendable: boolean,
  next: NextMonth | undefined,
): UnitBalance {
  const coming = next?.quantities[unit]
  return {
    unit,
    available: lots.reduce((sum, { available }) => sum + available, 0),
    held: lots.reduce((sum, { held }) => sum + held, 0),
    isComing: !isSpendable,
    lots: lots.map(viewOf),
    ...(next && coming !== undefined && { next: { quantity: coming, at: next.at.toISOString() } }),
  }
}

const viewOf = ({
  lotId,
  reason,
  available,
  held,
  from,
  expiresAt,
}: HeldLot): UnitBalance['lots'][number] => ({
  lotId,
  reason,
  available,
  held,
  from: from.toISOString(),
  ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
})
