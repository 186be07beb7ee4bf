import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { OrderFacts } from './order-facts'
import { OrderOutcome, type OrderPageProps } from './order-outcome'
import { pauseBetween, stageOf } from './order-stage.rules'
import { useReadOrderQuery } from './orders.api'
import './orders.texts'
import { usePurchased } from './use-purchased'

/** An order after it was placed (BILL-03): whether it is paid, what to pay with, and what to do next. */
export function OrderPage({ Brought }: OrderPageProps) {
  const { t } = useTranslation('orders')
  const [query] = useSearchParams()
  const orderId = query.get('orderId') ?? query.get('tx')
  return (
    <Page title={t('order.title')}>
      <PageMetadata title={t('order.metaTitle')} description={t('order.metaDescription')} noindex />
      {orderId === null ? <NoOrder /> : <FollowedOrder orderId={orderId} Brought={Brought} />}
    </Page>
  )
}

function NoOrder() {
  const { t } = useTranslation('orders')
  return (
    <Notice>
      <p>{t('order.none')}</p>
      <ButtonLink to="/member-info#payments" look="secondary" className="mt-4">
        {t('order.toPayments')}
      </ButtonLink>
    </Notice>
  )
}

/** Asks for the order until nothing is to be waited for. */
function FollowedOrder({ orderId, Brought }: OrderPageProps & { readonly orderId: string }) {
  const { t } = useTranslation('orders')
  const problemText = useProblemText()
  const [pollingInterval, setPause] = useState(pauseBetween(undefined))
  const { data: order, error } = useReadOrderQuery(orderId, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  })
  const stage = order && stageOf(order)
  const pause = error && !order ? 0 : pauseBetween(stage)
  if (pause !== pollingInterval) setPause(pause)
  usePurchased(orderId, stage)
  if (!order || !stage)
    return error ? (
      <Notice tone="bad" live>
        {problemText(error, t('order.unread'))}
      </Notice>
    ) : (
      <Skeleton lines={6} />
    )
  return (
    <div className="space-y-6">
      <OrderOutcome order={order} stage={stage} Brought={Brought} />
      <OrderFacts order={order} />
    </div>
  )
}
