import type { PreviewProps } from '../features/offer-versions/offer-editor'
import { OfferVersionsPage } from '../features/offer-versions/offer-versions-page'
import '../features/pricing/pricing.texts'
import { loadTexts } from '../i18n/i18n'
import { lazyComponent } from '../loading/lazy-component'

const Preview = lazyComponent<PreviewProps>('packs-preview', () =>
  import('./packs-preview').then(async ({ PacksPreview }) => {
    await loadTexts('pricing')
    return { default: PacksPreview }
  }),
)

/** The packs that are offered (ADMIN-06), with the parts of the public page as their preview. */
export function Component() {
  return <OfferVersionsPage part="packs" Preview={Preview} />
}
