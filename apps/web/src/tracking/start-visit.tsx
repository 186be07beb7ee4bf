import {
  isMeasuredPage,
  readTrackingResponse,
  type Consent,
  type ReadTrackingResponse,
} from '@originseal/contracts'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '../i18n/i18n'
import { keepCampaign } from './attribution'
import { readConsent } from './consent'
import { ConsentBar } from './consent-bar'
import { consentState } from './consent-state'
import './consent.texts'
import { leaveMeasuredDocument, type Router } from './leave-measured-document'
import { loadAnalytics, loadPixel, tellPageView } from './pixel'
import { trackConversion } from './track-conversion'

/** Measures visits where that is set up and agreed to; asks first. @param given what the server says is set up */
export async function startTracking(router: Router, given: object): Promise<void> {
  const settings = readTrackingResponse.parse(given)
  const consent = readConsent()
  await loadTexts('consent')
  consentState.write({ isOffered: true, isOpen: consent === undefined })
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<ConsentBar />)
  if (!consent) return
  keepCampaign(window.location.search)
  if (isMeasuredPage(window.location.pathname)) loadScripts(settings, consent, router)
  followPages(router)
}

/** Only for who had agreed before this document was sent: its policy follows the cookie. */
function loadScripts(
  { metaPixelId, measurementId }: ReadTrackingResponse,
  consent: Consent,
  router: Router,
): void {
  if (consent.marketing && metaPixelId !== null) loadPixel(metaPixelId)
  if (consent.analytics && measurementId !== null) loadAnalytics(measurementId, consent)
  if (window.fbq ?? window.dataLayer) leaveMeasuredDocument(router)
}

/** Views of the pages that are only read. */
function followPages(router: Router): void {
  let shown: string | undefined
  const look = (): void => {
    const { pathname } = router.state.location
    if (pathname === shown || !isMeasuredPage(pathname)) return
    shown = pathname
    tellPageView()
    void trackConversion({ name: 'PageView' })
  }
  look()
  router.subscribe(look)
}
