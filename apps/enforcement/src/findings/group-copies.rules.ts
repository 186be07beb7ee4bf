import type { DecidedCopy, FindingDecision, FoundCopy, FoundGroup } from '@originseal/contracts'

interface Grouped {
  readonly isMasked: boolean
  readonly domain: string
  readonly seller: string | null
  readonly imageSha256: string
}

/**
 * Copies that one decision can end: those of one seller, then, of the others, those that show one picture. Masked ones are
 * never grouped by a seller, which would say who it is. Larger groups stand first; within one the order stays.
 */
export function groupCopies<Copy extends Grouped>(
  copies: readonly Copy[],
): { readonly by: FoundGroup['by']; readonly copies: readonly Copy[] }[] {
  const bySeller = groupsOf(copies, ({ isMasked, seller, domain }) =>
    isMasked || seller === null ? undefined : `${domain} ${seller}`,
  ).filter((group) => group.length > 1)
  const taken = new Set(bySeller.flat())
  const byPicture = groupsOf(
    copies.filter((copy) => !taken.has(copy)),
    ({ imageSha256 }) => imageSha256,
  )
  return [
    ...bySeller.map((group) => ({ by: 'seller' as const, copies: group })),
    ...byPicture.map((group) => ({ by: 'picture' as const, copies: group })),
  ].toSorted((one, other) => other.copies.length - one.copies.length)
}

function groupsOf<Copy>(copies: readonly Copy[], keyOf: (copy: Copy) => string | undefined): Copy[][] {
  const groups = new Map<string, Copy[]>()
  for (const copy of copies) {
    const key = keyOf(copy)
    if (key === undefined) continue
    groups.set(key, [...(groups.get(key) ?? []), copy])
  }
  return [...groups.values()]
}

interface Shown extends Grouped {
  readonly id: string
  readonly scanId: string
  readonly workId: string
  readonly title: string | null
  readonly pageUrl: string
  readonly pageTitle: string | null
  readonly platform: string | null
  readonly similarity: number
  readonly originScore: number
  readonly fraudRisk: string
  readonly capturedAt: Date
}

/** What may leave of a copy. Built from nothing upwards: a field that is not named here stays inside. */
export const toFoundCopy = (copy: Shown): FoundCopy => ({
  id: copy.id,
  scanId: copy.scanId,
  workId: copy.workId,
  ...(copy.title !== null && { title: copy.title }),
  masked: copy.isMasked,
  ...(!copy.isMasked && {
    pageUrl: copy.pageUrl,
    ...(copy.pageTitle !== null && { pageTitle: copy.pageTitle }),
    ...(copy.seller !== null && { seller: copy.seller }),
    ...(copy.platform !== null && { platform: copy.platform }),
  }),
  similarity: copy.similarity,
  originScore: copy.originScore,
  fraudRisk: copy.fraudRisk as FoundCopy['fraudRisk'],
  capturedAt: copy.capturedAt.toISOString(),
})

interface Decided extends Shown {
  readonly decision: FindingDecision
  readonly reason: string | null
  readonly decidedAt: Date
}

export const toDecidedCopy = (copy: Decided): DecidedCopy => ({
  ...toFoundCopy(copy),
  decision: copy.decision,
  ...(copy.reason !== null && { reason: copy.reason }),
  decidedAt: copy.decidedAt.toISOString(),
})
