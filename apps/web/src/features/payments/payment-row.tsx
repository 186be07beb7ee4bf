import type { AdministeredOrder } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { priceText } from '../../offers/price'
import { useItemName } from '../../offers/use-item-name'
import { PaymentBadges } from './payment-badges'

/** An order in a list; its number leads to its page. */
export function PaymentRow({ order }: { readonly order: AdministeredOrder }) {
  const { t } = useTranslation('payments')
  const nameOf = useItemName()
  const time = useTaipeiTime()
  const { id, number, item, amount, refunded, payment, placedAt, contested } = order
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <Link to={`/admin/payments/${id}`} className="link font-mono text-small">
            {number}
          </Link>{' '}
          <span className="font-medium">{nameOf(item)}</span>
        </p>
        <p className="font-semibold tabular-nums">
          {priceText(amount)}
          {contested && contested.received !== amount && (
            <span className="font-normal text-bad">
              {' '}
              {t('orders.received', { amount: priceText(contested.received) })}
            </span>
          )}
          {refunded > 0 && (
            <span className="font-normal text-soft">
              {' '}
              {t('orders.refunded', { amount: priceText(refunded) })}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        <PaymentBadges order={order} />
        <span>{t(`method.${payment}`)}</span>
        <span>{time(placedAt)}</span>
      </div>
    </div>
  )
}
