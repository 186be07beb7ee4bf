/** PDQ's own limit for a match, in bits of 256; above it the hash alone decides nothing. */
export const hashLimit = 31

/** A picture as a page shows it. */
export interface ShownPicture {
  readonly pageUrl: string
  readonly imageUrl: string
  /** Where on the page it stands. */
  readonly origin: string
  /** The page says of itself that it offers one thing for sale. */
  readonly isListing: boolean
  readonly pixels: number
}

/** A page's own main picture is named where machines look for it. */
const mainPicture = new Set(['og', 'json-ld'])
export const isMainPicture = ({ origin }: Pick<ShownPicture, 'origin'>): boolean => mainPicture.has(origin)

/** A rendition of a picture that is clearly smaller than another stands for it, as in an overview. */
const clearlySmaller = 0.9

/**
 * The pages that a picture is on its own account. A shop shows one listing's picture on many pages, small in overviews
 * and beside other listings. Of one picture's pages those count that have it as their main picture in a listing; where
 * none says so, those that show it largest, and among these the listings.
 */
export function onOwnAccount<Shown extends ShownPicture>(all: readonly Shown[]): Shown[] {
  return [...families(all).values()].flatMap(ownOfFamily)
}

/** Sizes of one picture differ in the query of its address. */
function families<Shown extends ShownPicture>(all: readonly Shown[]): Map<string, Shown[]> {
  const found = new Map<string, Shown[]>()
  for (const shown of all) {
    const { origin, pathname } = new URL(shown.imageUrl)
    const key = `${new URL(shown.pageUrl).host} ${origin}${pathname}`
    found.set(key, [...(found.get(key) ?? []), shown])
  }
  return found
}

function ownOfFamily<Shown extends ShownPicture>(family: readonly Shown[]): readonly Shown[] {
  const main = family.filter((shown) => shown.isListing && isMainPicture(shown))
  if (main.length > 0) return main
  const largest = Math.max(...family.map((shown) => shown.pixels))
  const large = family.filter((shown) => shown.pixels >= largest * clearlySmaller)
  const listings = large.filter((shown) => shown.isListing)
  return listings.length > 0 ? listings : large
}
