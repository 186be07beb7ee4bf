import type { FoundCopy, FoundGroup, FraudRisk } from '@originseal/contracts'

/** What of the workbench is shown; an absent field restricts nothing. */
export interface FindingFilter {
  readonly risk?: FraudRisk | undefined
  readonly workId?: string | undefined
  /** Hidden links only, or only those that are not. */
  readonly links?: 'visible' | 'hidden' | undefined
}

const fits =
  ({ risk, workId, links }: FindingFilter) =>
  (copy: FoundCopy): boolean =>
    (risk === undefined || copy.fraudRisk === risk) &&
    (workId === undefined || copy.workId === workId) &&
    (links === undefined || copy.masked === (links === 'hidden'))

/** Groups without what does not fit; one of which nothing is left is gone. */
export function filterGroups(groups: readonly FoundGroup[], filter: FindingFilter): FoundGroup[] {
  return groups
    .map(({ by, copies }) => ({ by, copies: copies.filter(fits(filter)) }))
    .filter(({ copies }) => copies.length > 0)
}

export const idsOf = (groups: readonly Pick<FoundGroup, 'copies'>[]): string[] =>
  groups.flatMap(({ copies }) => copies.map(({ id }) => id))

/** With all of them, or without them where all are in already. */
export function toggleAll(selected: readonly string[], ids: readonly string[]): string[] {
  const others = selected.filter((id) => !ids.includes(id))
  return ids.every((id) => selected.includes(id)) ? others : [...others, ...ids]
}

/** Where a key leads from a position in a list; none is before the first. */
export function positionAfter(
  key: 'next' | 'previous',
  position: number | undefined,
  count: number,
): number | undefined {
  if (count === 0) return undefined
  if (position === undefined) return 0
  return key === 'next' ? Math.min(position + 1, count - 1) : Math.max(position - 1, 0)
}

/** The copy that follows a number of copies that are about to leave: where to go on. */
export function nextAfter(all: readonly string[], leaving: readonly string[]): string | undefined {
  const last = all.findLastIndex((id) => leaving.includes(id))
  const stays = (id: string) => !leaving.includes(id)
  return all.slice(last + 1).find(stays) ?? all.slice(0, Math.max(last, 0)).findLast(stays)
}
