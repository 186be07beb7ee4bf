import { plan, type OfferName, type Pack } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import '../../offers/offers.texts'

/** What a plan or a pack is called. */
export function useOfferName(): (offer: OfferName) => string {
  const { t } = useTranslation('offers')
  return (offer) => {
    const found = plan.safeParse(offer).data
    return found ? t(`plan.${found}`) : t(`pack.${offer as Pack}`)
  }
}
