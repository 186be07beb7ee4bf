import type { PreviewProps } from '../features/offer-versions/offer-editor'
import { OfferVersionsPage } from '../features/offer-versions/offer-versions-page'
import '../features/pricing/pricing.texts'
import { loadTexts } from '../i18n/i18n'
import { lazyComponent } from '../loading/lazy-component'

const Preview = lazyComponent<PreviewProps>('plans-preview', () =>
  import('./plans-preview').then(async ({ PlansPreview }) => {
    await loadTexts('pricing')
    return { default: PlansPreview }
  }),
)

/** The plans that are offered (ADMIN-05), with the parts of the public page as their preview. */
export function Component() {
  return <OfferVersionsPage part="plans" Preview={Preview} />
}
