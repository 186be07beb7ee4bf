import { lazy, Suspense } from 'react'
import { WatchPage } from '../features/trademark/watch-page'
import { loadTexts } from '../i18n/i18n'
import { loadChunk } from '../loading/load-chunk'

/** Loaded beside the first view, which may have no mark yet. */
const ScanListings = lazy(async () => {
  const [{ SpendingScan }] = await Promise.all([
    loadChunk('spending-scan', () => import('./spending-scan')),
    loadTexts('units'),
    loadTexts('listingScans'),
  ])
  return { default: SpendingScan }
})

const Scan = ({ name }: { readonly name: string }) => (
  // Its place is kept: what stands below must not move when it comes.
  <Suspense fallback={<div className="min-h-20" />}>
    <ScanListings name={name} />
  </Suspense>
)

/** Watched names; from a mark that was published the way leads to the listings under its name. */
export function Component() {
  return <WatchPage Scan={Scan} />
}
