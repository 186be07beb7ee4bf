import type { ReadPaymentResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CardSection } from '../../components/card-section'
import { CodeFact } from '../../components/code-fact'
import { Fact, FactList } from '../../components/fact-list'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { priceText } from '../../offers/price'
import { useItemName } from '../../offers/use-item-name'
import { PaymentBadges } from './payment-badges'

/** What was ordered, by whom, and how far it is. */
export function PaymentFacts({ order }: { readonly order: ReadPaymentResponse }) {
  const { t } = useTranslation('payments')
  const time = useTaipeiTime()
  const nameOf = useItemName()
  const { amount, refunded, placedAt, paidAt, payableUntil, ownerId, mandate, renewalOf } = order
  return (
    <CardSection title={t('order.facts')}>
      <FactList>
        <Fact name={t('order.state')}>
          <span className="flex flex-wrap gap-2">
            <PaymentBadges order={order} />
          </span>
        </Fact>
        <Fact name={t('order.item')}>{nameOf(order.item)}</Fact>
        <Fact name={t('order.amount')}>
          {priceText(amount)}
          {refunded > 0 && ` · ${t('orders.refunded', { amount: priceText(refunded) })}`}
        </Fact>
        <Fact name={t('order.method')}>{t(`method.${order.payment}`)}</Fact>
        <Fact name={t('order.placedAt')}>{time(placedAt)}</Fact>
        <Fact name={paidAt ? t('order.paidAt') : t('order.payableUntil')}>
          {time(paidAt ?? payableUntil)}
        </Fact>
        <Fact name={t('orders.owner')}>
          <Link to={`/admin/users/${ownerId}`} className="link break-all">
            {ownerId}
          </Link>
        </Fact>
        {renewalOf && (
          <Fact name={t('order.renewalOf')}>
            <Link to={`/admin/payments/${renewalOf}`} className="link break-all">
              {renewalOf}
            </Link>
          </Fact>
        )}
        {mandate && (
          <Fact name={t('order.mandate')}>
            {t('orders.mandate', { state: t(`mandate.${mandate.state}`), count: mandate.charges })}
          </Fact>
        )}
        <Invoice order={order} />
        <CodeFact name={t('order.id')} value={order.id} />
      </FactList>
    </CardSection>
  )
}

function Invoice({ order: { invoice, invoiceState } }: { readonly order: ReadPaymentResponse }) {
  const { t } = useTranslation('payments')
  const time = useTaipeiTime()
  const parts = [
    invoice?.number,
    t(`invoice.${invoiceState ?? 'none'}`),
    invoice && time(invoice.issuedAt),
    invoice && invoice.allowed > 0 && t('invoice.allowed', { amount: priceText(invoice.allowed) }),
  ]
  return <Fact name={t('order.invoice')}>{parts.filter(Boolean).join(' · ')}</Fact>
}
