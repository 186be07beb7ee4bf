/** What a mark is for. */
export interface GoodsScope {
  /** Nice classes, 1 to 45. */
  readonly classes: readonly number[]
  /** The office's codes of similar groups; empty where unknown. */
  readonly groups: readonly string[]
}

/** Which groups the office searches together. */
export type CrossSearched = ReadonlyMap<string, ReadonlySet<string>>

export type GoodsReason =
  | { readonly kind: 'same-group'; readonly group: string }
  | { readonly kind: 'cross-searched'; readonly group: string; readonly with: string }
  | { readonly kind: 'same-class'; readonly class: number }
  | { readonly kind: 'same-class-other-group'; readonly class: number }
  | { readonly kind: 'other-class' }
  | { readonly kind: 'not-given' }
  | { readonly kind: 'not-known' }

export interface GoodsRelation {
  /** 1 for the same group down to 0.05; 0.7 for the same class where groups are unknown, nothing was asked for, or the classes of the other are not known. */
  readonly score: number
  readonly reason: GoodsReason
}

const noCross: CrossSearched = new Map()

function crossing(a: GoodsScope, b: GoodsScope, cross: CrossSearched): GoodsReason | undefined {
  for (const group of a.groups)
    for (const other of b.groups)
      if (cross.get(group)?.has(other) || cross.get(other)?.has(group))
        return { kind: 'cross-searched', group, with: other }
  return undefined
}

/** How near the goods of two marks are, by the office's own groups where both have them. */
export function relateGoods(a: GoodsScope, b: GoodsScope, cross: CrossSearched = noCross): GoodsRelation {
  if (a.classes.length === 0) return { score: 0.7, reason: { kind: 'not-given' } }
  const shared = a.classes.find((each) => b.classes.includes(each))
  if (a.groups.length > 0 && b.groups.length > 0) {
    const group = a.groups.find((each) => b.groups.includes(each))
    if (group !== undefined) return { score: 1, reason: { kind: 'same-group', group } }
    const crossed = crossing(a, b, cross)
    if (crossed) return { score: 0.75, reason: crossed }
    if (shared !== undefined) return { score: 0.3, reason: { kind: 'same-class-other-group', class: shared } }
    return { score: 0.05, reason: { kind: 'other-class' } }
  }
  if (b.classes.length === 0) return { score: 0.7, reason: { kind: 'not-known' } }
  if (shared !== undefined) return { score: 0.7, reason: { kind: 'same-class', class: shared } }
  return { score: 0.1, reason: { kind: 'other-class' } }
}
