import { lazy, Suspense } from 'react'
import { Skeleton } from '../components/skeleton'
import { AnalysisPage } from '../features/trademark/analysis-page'
import type { ComparedName } from '../features/trademark/name-check'
import { loadTexts } from '../i18n/i18n'
import { loadChunk } from '../loading/load-chunk'

/** Loaded beside the first view, which has no result yet. */
const NextSteps = lazy(async () => {
  const [{ TrademarkNextSteps }] = await Promise.all([
    loadChunk('trademark-next-steps', () => import('./trademark-next-steps')),
    loadTexts('units'),
    loadTexts('listingScans'),
  ])
  return { default: TrademarkNextSteps }
})

const Next = (compared: ComparedName) => (
  <Suspense fallback={<Skeleton lines={4} />}>
    <NextSteps {...compared} />
  </Suspense>
)

export function Component() {
  return <AnalysisPage Next={Next} />
}
