import type { Order, PaymentMethodName } from '@originseal/contracts'
import type { Language } from '@originseal/contracts/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { Button } from '../../components/button'
import { ButtonLink } from '../../components/button-link'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { priceText } from '../../offers/price'
import { useItemName } from '../../offers/use-item-name'
import { isPayable } from './order-stage.rules'
import { orderPath } from './order-path'
import { useListPaymentMethodsQuery, usePayAgainMutation, useReadOrderQuery } from './orders.api'
import { PaymentChoice } from './payment-choice'
import { useGoOn } from './use-place-order'

/** Pays an order once more, perhaps in another way: after a try that failed, or was left. */
export function PayOrder({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('orders')
  const problemText = useProblemText()
  const { data: order, error } = useReadOrderQuery(orderId)
  const { data: methods, error: methodsError } = useListPaymentMethodsQuery(undefined)
  const failure = error ?? methodsError
  if (failure) return <Notice tone="bad">{problemText(failure, t('order.unread'))}</Notice>
  if (!order || !methods) return <Skeleton lines={6} />
  if (isPayable(order.state) && !order.isUnderReview) return <PayAgainForm order={order} methods={methods} />
  return (
    <Notice>
      <p>{t('order.notPayable')}</p>
      <ButtonLink to={orderPath(order.id)} look="secondary" className="mt-4">
        {t('order.toOrder')}
      </ButtonLink>
    </Notice>
  )
}

interface PayAgainFormProps {
  readonly order: Order
  readonly methods: readonly PaymentMethodName[]
}

function PayAgainForm({ order, methods }: PayAgainFormProps) {
  const { t, i18n } = useTranslation('orders')
  const problemText = useProblemText()
  const nameOf = useItemName()
  const [payAgain, { error }] = usePayAgainMutation()
  const { isBusy, setBusy, goOn } = useGoOn()
  const [payment, setPayment] = useState(order.payment)
  const keys = useIdempotencyKeys()

  async function pay() {
    setBusy(true)
    const language = i18n.language as Language
    const wish = { orderId: order.id, payment, language }
    const { data } = await keys.attempt(wish, (idempotencyKey) => payAgain({ ...wish, idempotencyKey }))
    if (data) return goOn(data)
    setBusy(false)
  }

  return (
    <CardSection title={nameOf(order.item)} lead={t('order.number', { number: order.number })}>
      <div className="space-y-6">
        <PaymentChoice methods={methods} value={payment} onChange={setPayment} isDisabled={isBusy} />
        {error && (
          <Notice tone="bad" live>
            {problemText(error, t('checkout.notOrdered'))}
          </Notice>
        )}
        <Button isDisabled={isBusy} className="w-full" onPress={() => void pay()}>
          {isBusy ? t('checkout.busy') : t('checkout.pay', { price: priceText(order.amount) })}
        </Button>
      </div>
    </CardSection>
  )
}
