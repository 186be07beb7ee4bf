import type { Order } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CardSection } from '../../components/card-section'
import { PagedList } from '../../components/paged-list'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { priceText } from '../../offers/price'
import { useItemName } from '../../offers/use-item-name'
import { orderPath } from './order-path'
import { isRefundable, stageOf, type OrderStage } from './order-stage.rules'
import { useListOrdersInfiniteQuery } from './orders.api'
import './orders.texts'
import { RefundRequest } from './refund-request'
import { RefundState } from './refund-state'

const tones: Record<OrderStage, StatusTone> = {
  waiting: 'active',
  instructed: 'active',
  failed: 'bad',
  reviewed: 'warn',
  paid: 'good',
  done: 'good',
  refunded: 'quiet',
  expired: 'quiet',
  cancelled: 'quiet',
}

/** One's orders with their payments, invoices and refunds, newest first (MEMBER-02). */
export function PaymentsSection() {
  const { t } = useTranslation('orders')
  const pages = useListOrdersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const texts = { unread: t('payments.unread'), retry: t('payments.retry'), more: t('payments.more') }
  return (
    <div id="payments">
      <CardSection title={t('payments.title')} lead={t('payments.lead')}>
        <PagedList
          entries={pages.data?.pages.flatMap(({ orders }) => orders)}
          pages={pages}
          texts={texts}
          empty={<p className="text-soft">{t('payments.empty')}</p>}
        >
          {(orders) => (
            <ul className="divide-y divide-line">
              {orders.map((order) => (
                <li key={order.id} className="py-4">
                  <OrderRow order={order} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </CardSection>
    </div>
  )
}

function OrderRow({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation('orders')
  const nameOf = useItemName()
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const stage = stageOf(order)
  const { id, number, item, amount, placedAt, paidAt, renewalOf, refund } = order
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Link className="link font-medium" to={orderPath(id)}>
          {nameOf(item)}
        </Link>
        <span className="font-semibold tabular-nums">{priceText(amount)}</span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-soft">
        <StatusBadge tone={tones[stage]}>{t(`payments.stage.${stage}`)}</StatusBadge>
        <span>{day.format(new Date(paidAt ?? placedAt))}</span>
        <span>{t('order.number', { number })}</span>
        {renewalOf && <span>{t('payments.renewal')}</span>}
      </div>
      {refund && <RefundState refund={refund} />}
      {isRefundable(order) && <RefundRequest order={order} />}
    </div>
  )
}
