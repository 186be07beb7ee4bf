import GiftIcon from 'lucide-react/icons/gift'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../components/status-badge'
import { priceText } from '../../offers/price'

/** What its plan cost a month then, in NT$; a later price changes nothing about it. */
const price = 590

/** The earlier promotion (BILL-05): all of it was claimed, so there is nothing to do here. */
export function PastPromotion() {
  const { t } = useTranslation('pricing')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-dashed border-line px-4 py-3 text-small text-soft">
      <GiftIcon aria-hidden className="size-5 shrink-0" />
      <span>{t('promotion.text', { price: priceText(price) })}</span>
      <StatusBadge tone="quiet">{t('promotion.claimed')}</StatusBadge>
    </p>
  )
}
