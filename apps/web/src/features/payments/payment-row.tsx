import type { AdministeredOrder, OrderState } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Fold } from '../../components/fold'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { priceText } from '../../offers/price'
import { useItemName } from '../../offers/use-item-name'
import { PaymentActions } from './payment-actions'
import { useTaipeiTime } from '../../components/use-taipei-time'

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

/** An order with its tries, and what an administrator can do about it. */
export function PaymentRow({ order }: { readonly order: AdministeredOrder }) {
  const { t } = useTranslation('payments')
  const nameOf = useItemName()
  const time = useTaipeiTime()
  const { number, item, amount, refunded, payment, state, review, isUnconfirmed, placedAt, mandate } = order
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <span className="font-medium">{nameOf(item)}</span> <code className="text-small">{number}</code>
        </p>
        <p className="font-semibold tabular-nums">
          {priceText(amount)}
          {refunded > 0 && (
            <span className="font-normal text-soft">
              {' '}
              {t('orders.refunded', { amount: priceText(refunded) })}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
        {review && <StatusBadge tone="bad">{t(`review.${review}`)}</StatusBadge>}
        {isUnconfirmed && <StatusBadge tone="warn">{t('orders.unconfirmed')}</StatusBadge>}
        {mandate && (
          <span>{t('orders.mandate', { state: t(`mandate.${mandate.state}`), count: mandate.charges })}</span>
        )}
        <span>{t(`method.${payment}`)}</span>
        <span>{time(placedAt)}</span>
      </div>
      <Fold summary={t('orders.details', { number })}>
        <div className="space-y-4">
          <Attempts order={order} />
          <PaymentActions order={order} />
        </div>
      </Fold>
    </div>
  )
}

function Attempts({ order: { attempts, ownerId } }: { readonly order: AdministeredOrder }) {
  const { t } = useTranslation('payments')
  const time = useTaipeiTime()
  return (
    <ul className="space-y-1 text-small">
      <li>
        {t('orders.owner')} <code>{ownerId}</code>
      </li>
      {attempts.map(({ number, payment, state, providerNumber, code, startedAt }) => (
        <li key={number}>
          <code>{number}</code> · {t(`method.${payment}`)} · {t(`attempt.${state}`)}
          {code && ` (${code})`} · {time(startedAt)}
          {providerNumber && (
            <>
              {' '}
              · <code>{providerNumber}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
