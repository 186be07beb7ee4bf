/** A picture that a scan came across and that may show the work. */
export interface Suspect {
  readonly scanImageId: string
  readonly pageUrl: string
  readonly imageUrl: string
  /** Where on the page it stands. */
  readonly origin: string
  /** The page says of itself that it offers one thing for sale. */
  readonly isListing: boolean
  /** Bits of 256 between the work's best turned or mirrored hash and this picture's. */
  readonly distance: number
  readonly inliers: number
  readonly pixels: number
}

/** PDQ's own limit for a match; above it the hash alone decides nothing. */
export const hashLimit = 31
/** Local features that agree on one map; chance gives up to about six. */
export const inlierLimit = 10

export const looksAlike = ({ distance, inliers }: Pick<Suspect, 'distance' | 'inliers'>): boolean =>
  distance <= hashLimit || inliers >= inlierLimit

/** A page's own main picture is named where machines look for it. */
const mainPicture = new Set(['og', 'json-ld'])
const standing = ({ origin }: Suspect): number => (mainPicture.has(origin) ? 0 : 1)

/**
 * Chooses what to examine closely and show: one picture a page, the page's main one before others and larger before
 * smaller. A shop shows one listing's picture on many pages; where any page of the host has it as its main picture,
 * overviews, search results and neighbours' pages that only show it as well are left out.
 */
export function chooseSuspects(all: readonly Suspect[]): Suspect[] {
  const alike = all.filter(looksAlike)
  const hostsWithListing = new Set(alike.filter(isOwnListing).map((suspect) => hostOf(suspect.pageUrl)))
  const best = new Map<string, Suspect>()
  for (const suspect of alike) {
    if (hostsWithListing.has(hostOf(suspect.pageUrl)) && !isOwnListing(suspect)) continue
    const rival = best.get(suspect.pageUrl)
    if (!rival || isBetter(suspect, rival)) best.set(suspect.pageUrl, suspect)
  }
  return [...best.values()].sort(
    (a, b) => a.distance - b.distance || b.inliers - a.inliers || (a.pageUrl < b.pageUrl ? -1 : 1),
  )
}

function isOwnListing(suspect: Suspect): boolean {
  return suspect.isListing && standing(suspect) === 0
}

function isBetter(one: Suspect, other: Suspect): boolean {
  return (standing(one) - standing(other) || other.pixels - one.pixels || one.distance - other.distance) < 0
}

function hostOf(url: string): string {
  return new URL(url).host
}
