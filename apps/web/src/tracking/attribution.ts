import { attribution, type Attribution } from '@originseal/contracts'
import { stored } from '../api/stored'
import { campaignOf } from './campaign'
import { comparisonAttribution } from './comparison-impression'
import { readConsent } from './consent'

const storedAttribution = stored({
  area: () => window.localStorage,
  key: 'attribution',
  decode: (written): Attribution => attribution.parse(written),
})

/** The campaign that led here, kept for later visits of who agreed to that; the newest one counts. */
export function keepCampaign(search: string): void {
  const fbclid = new URLSearchParams(search).get('fbclid')
  const campaign = { ...campaignOf(search), ...(fbclid && { fbclid: fbclid.slice(0, 1_024) }) }
  if (readConsent()?.analytics && Object.keys(campaign).length > 0) storedAttribution.write(campaign)
}

export const forgetCampaign = (): void => storedAttribution.remove()

/** Where this visitor came from, as far as is known. */
export const attributionNow = (): Attribution => ({
  ...storedAttribution.read(),
  ...campaignOf(window.location.search),
  ...comparisonAttribution(),
})
