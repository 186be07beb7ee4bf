import type { AdministeredOrder, OrderState } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '../../components/status-badge'

const tones: Record<OrderState, StatusTone> = {
  awaiting: 'active',
  instructed: 'active',
  paid: 'warn',
  fulfilled: 'good',
  'part-refunded': 'quiet',
  refunded: 'quiet',
  expired: 'quiet',
  cancelled: 'quiet',
}

/** How far an order is, and what of it wants a look. */
export function PaymentBadges({ order }: { readonly order: AdministeredOrder }) {
  const { t } = useTranslation('payments')
  const { state, review, isUnconfirmed } = order
  return (
    <>
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      {review && <StatusBadge tone="bad">{t(`review.${review}`)}</StatusBadge>}
      {isUnconfirmed && <StatusBadge tone="warn">{t('orders.unconfirmed')}</StatusBadge>}
    </>
  )
}
