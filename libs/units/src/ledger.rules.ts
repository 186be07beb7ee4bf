import type { GrantReason, UnitAccount, UnitMove } from '@originseal/contracts'

/** Units that can be spent together. A lot never changes. */
export interface Lot {
  readonly id: string
  readonly reason: GrantReason
  /** Lower numbers are spent first. */
  readonly priority: number
  readonly from: Date
  /** Null: no end. */
  readonly expiresAt: Date | null
}

/** What an owner has of a lot. */
export interface LotBalance extends Lot {
  readonly available: number
  readonly held: number
}

export interface LotAccount {
  readonly account: UnitAccount
  readonly lotId: string
}

/** Units that went from one account to another. */
export interface Entry {
  readonly from: LotAccount
  readonly to: LotAccount
  readonly quantity: number
}

/** Which account each move takes from and gives to. */
export const accountsOfMove = {
  grant: ['source', 'available'],
  hold: ['available', 'held'],
  'spend-held': ['held', 'spent'],
  release: ['held', 'available'],
  spend: ['available', 'spent'],
  refund: ['spent', 'available'],
  expire: ['available', 'expired'],
  revoke: ['available', 'revoked'],
} as const satisfies Record<UnitMove, readonly [UnitAccount, UnitAccount]>

/** Units that come back and not to their own lot can be spent for so long. */
export const returnedDays = 30
/** Before what was bought, after what a plan grants each month. */
export const returnedPriority = 20
const dayMs = 86_400_000

const entry = (move: UnitMove, fromLot: string, toLot: string, quantity: number): Entry => {
  const [from, to] = accountsOfMove[move]
  return { from: { account: from, lotId: fromLot }, to: { account: to, lotId: toLot }, quantity }
}

const endOf = (lot: Lot): number => lot.expiresAt?.getTime() ?? Infinity

export const isOpen = (lot: Lot, now: Date): boolean => lot.from <= now && endOf(lot) > now.getTime()

/** The order in which lots are spent: priority, then what ends first, then what began first. */
export const inOrderOfSpending = (one: Lot, other: Lot): number =>
  one.priority - other.priority ||
  // Two that never end: Infinity - Infinity is no number.
  (endOf(one) === endOf(other) ? 0 : endOf(one) - endOf(other)) ||
  one.from.getTime() - other.from.getTime() ||
  (one.id < other.id ? -1 : 1)

export const grantEntries = (lotId: string, quantity: number): Entry[] => [
  entry('grant', lotId, lotId, quantity),
]

/** Takes `quantity` from open lots in their order. @returns undefined where there are not as many */
export function takeEntries(
  move: 'spend' | 'hold',
  lots: readonly LotBalance[],
  quantity: number,
  now: Date,
): Entry[] | undefined {
  const entries: Entry[] = []
  let left = quantity
  for (const lot of lots.filter((each) => isOpen(each, now)).sort(inOrderOfSpending)) {
    const taken = Math.min(left, lot.available)
    if (taken > 0) entries.push(entry(move, lot.id, lot.id, taken))
    left -= taken
  }
  return left === 0 ? entries : undefined
}

/** Ends a hold by spending: what each of its entries held is spent. */
export const spendHeldEntries = (hold: readonly Entry[]): Entry[] =>
  hold.map(({ to, quantity }) => entry('spend-held', to.lotId, to.lotId, quantity))

export interface Returned {
  readonly entries: Entry[]
  readonly newLots: Lot[]
}

/** On which terms units come back. */
export interface ReturnTerms {
  /** Of a new lot. */
  readonly reason: GrantReason
  /** Their own lot takes them back only if it lasts so long. */
  readonly leastDays: number
}
export const usualTerms: ReturnTerms = { reason: 'returned', leastDays: 0 }

/**
 * Gives units back to the lots that they are from; what is from a lot that has ended goes to a new one.
 * @param taken the entries of the hold or spend that is undone
 * @param newLotId an id for the new lot of the n-th entry, the same each time
 */
export function returnEntries(
  move: 'release' | 'refund',
  taken: readonly Entry[],
  lots: ReadonlyMap<string, Lot>,
  now: Date,
  newLotId: (index: number) => string,
  { reason, leastDays }: ReturnTerms = usualTerms,
): Returned {
  const lastsUntil = now.getTime() + leastDays * dayMs
  const newLots: Lot[] = []
  const entries = taken.map(({ to, quantity }, index) => {
    const lot = lots.get(to.lotId)
    if (lot && endOf(lot) > lastsUntil) return entry(move, to.lotId, to.lotId, quantity)
    const id = newLotId(index)
    newLots.push({
      id,
      reason,
      priority: returnedPriority,
      from: now,
      expiresAt: new Date(now.getTime() + returnedDays * dayMs),
    })
    return entry(move, to.lotId, id, quantity)
  })
  return { entries, newLots }
}

/** What is left of a lot that has ended. What is held does not expire. */
export const expireEntries = (lot: LotBalance, now: Date): Entry[] =>
  endOf(lot) <= now.getTime() && lot.available > 0 ? [entry('expire', lot.id, lot.id, lot.available)] : []

/** Takes back what was asked for, or what is still free. */
export function revokeEntries(lot: LotBalance, requested: number): Entry[] {
  const quantity = Math.min(requested, lot.available)
  return quantity > 0 ? [entry('revoke', lot.id, lot.id, quantity)] : []
}

export interface Change {
  readonly lotId: string
  readonly available: number
  readonly held: number
}

/** How entries change what an owner has of each lot. */
export function changesOf(entries: readonly Entry[]): Change[] {
  const changes = new Map<string, { available: number; held: number }>()
  const add = ({ account, lotId }: LotAccount, quantity: number): void => {
    if (account !== 'available' && account !== 'held') return
    const change = changes.get(lotId) ?? { available: 0, held: 0 }
    change[account] += quantity
    changes.set(lotId, change)
  }
  for (const { from, to, quantity } of entries) {
    add(from, -quantity)
    add(to, quantity)
  }
  return [...changes].map(([lotId, { available, held }]) => ({ lotId, available, held }))
}
