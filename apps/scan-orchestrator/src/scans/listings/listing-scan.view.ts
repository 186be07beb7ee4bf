import type {
  CoverageEntry,
  FoundListing,
  ListedListingScan,
  ReadListingScanResponse,
} from '@originseal/contracts'
import type { ListingFinding, ListingScan } from './listing-scans.queries'

const toScan = ({ id, name, state, step, progress, startedAt, endedAt }: ListingScan) => ({
  scanId: id,
  name,
  status: state,
  step,
  progress,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

/** What may leave of a listing that was found. */
function toFoundListing({ id, rank, pageUrl, label, listing, match, seenAt }: ListingFinding): FoundListing {
  const { field, passage, isName, level, axes } = match
  const { title = '', seller, price, currency } = listing
  return {
    id,
    rank,
    pageUrl,
    site: label,
    title,
    ...(seller !== undefined && { seller }),
    ...(price !== undefined && { price }),
    ...(currency !== undefined && { currency }),
    field,
    passage,
    isName,
    level,
    axes,
    seenAt: seenAt.toISOString(),
  }
}

export const toListingScanView = (
  scan: ListingScan,
  listings: readonly ListingFinding[],
  compared: number,
  coverage: CoverageEntry[],
): ReadListingScanResponse => ({
  data: { ...toScan(scan), listings: listings.map(toFoundListing), compared, coverage },
})

export const toListedListingScan = (scan: ListingScan & { readonly found: number }): ListedListingScan => ({
  ...toScan(scan),
  found: scan.found,
})
