import type { Consent } from '@originseal/contracts'
import { forgetVisitor } from '@originseal/contracts/billing/endpoints'
import { documentExits } from '../loading/document-exits'
import { forgetCampaign, keepCampaign } from './attribution'
import { readConsent, removePlatformCookies, writeConsent } from './consent'
import { consentState } from './consent-state'
import { signalConsent } from './pixel'
import { tell } from './tell'
import { trackConversion } from './track-conversion'

/** What a visitor has chosen holds at once; what is taken back is taken back here, at our server, and from the document. */
export async function chooseConsent(consent: Consent): Promise<void> {
  const before = readConsent()
  const isWithdrawn =
    before !== undefined &&
    ((before.analytics && !consent.analytics) || (before.marketing && !consent.marketing))
  writeConsent(consent)
  consentState.write({ isOpen: false })
  signalConsent(consent)
  if (isWithdrawn) return withdraw()
  keepCampaign(window.location.search)
  // The document of this page was sent without the scripts; the view that the yes was said on is told all the same.
  if (consent.marketing && !before?.marketing) await trackConversion({ name: 'PageView' })
}

async function withdraw(): Promise<void> {
  forgetCampaign()
  try {
    // While Google's id is still there, by which its rows are found.
    await tell(forgetVisitor)
  } catch (reason) {
    console.warn('what waits at the server is told unless its consent is withdrawn again', reason)
  }
  removePlatformCookies()
  // Scripts that run can't be taken out of a document.
  if (window.fbq ?? window.dataLayer) documentExits.reload()
}
