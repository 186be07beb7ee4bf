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
  /** A part of one of both looks like the other, or a part of it: a crop or a collage, for the close look to decide. */
  readonly isAlikeInPart: boolean
  readonly pixels: number
}

/** PDQ's own limit for a match; above it the hash alone decides nothing. */
export const hashLimit = 31
/** Local features that agree on one map; chance gives up to about six. */
export const inlierLimit = 10

export const looksAlike = ({
  distance,
  inliers,
  isAlikeInPart,
}: Pick<Suspect, 'distance' | 'inliers' | 'isAlikeInPart'>): boolean =>
  distance <= hashLimit || inliers >= inlierLimit || isAlikeInPart

/** A page's own main picture is named where machines look for it. */
const mainPicture = new Set(['og', 'json-ld'])
const standing = ({ origin }: Suspect): number => (mainPicture.has(origin) ? 0 : 1)

/** A rendition of a picture that is clearly smaller than another stands for it, as in an overview. */
const clearlySmaller = 0.9

/**
 * Chooses what to examine closely and show: the pages that a picture is on its own account, one picture a page. A shop
 * shows one listing's picture on many pages, small in overviews and beside other listings. Of one picture's pages
 * those count that have it as their main picture in a listing; where none says so, those that show it largest, and
 * among these the listings.
 */
export function chooseSuspects(all: readonly Suspect[]): Suspect[] {
  const best = new Map<string, Suspect>()
  for (const family of families(all.filter(looksAlike)).values()) {
    for (const suspect of onOwnAccount(family)) {
      const rival = best.get(suspect.pageUrl)
      if (!rival || isBetter(suspect, rival)) best.set(suspect.pageUrl, suspect)
    }
  }
  return [...best.values()].sort(
    (a, b) => a.distance - b.distance || b.inliers - a.inliers || (a.pageUrl < b.pageUrl ? -1 : 1),
  )
}

/** Sizes of one picture differ in the query of its address. */
function families(suspects: readonly Suspect[]): Map<string, Suspect[]> {
  const found = new Map<string, Suspect[]>()
  for (const suspect of suspects) {
    const { origin, pathname } = new URL(suspect.imageUrl)
    const key = `${new URL(suspect.pageUrl).host} ${origin}${pathname}`
    found.set(key, [...(found.get(key) ?? []), suspect])
  }
  return found
}

function onOwnAccount(family: readonly Suspect[]): readonly Suspect[] {
  const main = family.filter((suspect) => suspect.isListing && standing(suspect) === 0)
  if (main.length > 0) return main
  const largest = Math.max(...family.map((suspect) => suspect.pixels))
  const large = family.filter((suspect) => suspect.pixels >= largest * clearlySmaller)
  const listings = large.filter((suspect) => suspect.isListing)
  return listings.length > 0 ? listings : large
}

function isBetter(one: Suspect, other: Suspect): boolean {
  return (standing(one) - standing(other) || other.pixels - one.pixels || one.distance - other.distance) < 0
}
