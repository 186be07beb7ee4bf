import type { OrderItem, PaymentMethodName } from '@originseal/contracts'
import { useRef, useState } from 'react'
import { FormProvider, useForm, type FieldErrors, type ResolverResult } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem'
import { trialSession } from '../../api/trial-session'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { priceText } from '../../offers/price'
import { ConsentBoxes } from './consent-boxes'
import { InvoiceFields } from './invoice-fields'
import { faultsOf, invoiceOf, type InvoiceAnswers } from './invoice-answers.rules'
import { OrderQuote } from './order-quote'
import { useQuoteOrderQuery } from './orders.api'
import { PaymentChoice } from './payment-choice'
import { RefusedOrder } from './refused-order'
import { usePlaceOrder } from './use-place-order'

interface CheckoutFormProps {
  readonly item: OrderItem
  /** Whole NT$. */
  readonly amount: number
  /** The ways to pay that are open; one at least. */
  readonly methods: readonly PaymentMethodName[]
  readonly email: string
}

/** How it is paid, whose the invoice is, what is agreed to; then the order (BILL-02). */
export function CheckoutForm({ item, amount, methods, email }: CheckoutFormProps) {
  const { t } = useTranslation('orders')
  const problemText = useProblemText()
  const { isBusy, send } = usePlaceOrder()
  const [payment, setPayment] = useState(methods[0] as PaymentMethodName)
  const consent = useConsent()
  const {
    data: quote,
    error: refusal,
    refetch,
  } = useQuoteOrderQuery({ item, payment }, { refetchOnMountOrArgChange: true })
  const form = useForm<InvoiceAnswers>({
    defaultValues: { ...noAnswers, email: email || (trialSession.user.read()?.email ?? '') },
    resolver: judge,
  })
  const { errors } = form.formState

  async function order(answers: InvoiceAnswers): Promise<void> {
    if (!consent.isGiven()) return
    try {
      await send({ item, payment, invoice: invoiceOf(answers), startNow: consent.startsNow })
    } catch (failure) {
      const message = problemText(failure, t('checkout.notOrdered'))
      const isOfNumber = isProblem(failure) && failure.code === 'INVOICE_NUMBER_INVALID'
      form.setError(isOfNumber ? 'businessNumber' : 'root', { type: 'refused', message })
    }
  }

  if (refusal) return <RefusedOrder refusal={refusal} retry={() => void refetch()} />
  return (
    <FormProvider {...form}>
      <form noValidate className="space-y-6" onSubmit={(event) => void form.handleSubmit(order)(event)}>
        <CardSection title={t('checkout.payment')}>
          <PaymentChoice methods={methods} value={payment} onChange={setPayment} isDisabled={isBusy} />
          {quote && <OrderQuote item={item} quote={quote} />}
        </CardSection>
        <CardSection title={t('invoice.title')} lead={t('invoice.lead')}>
          <InvoiceFields />
        </CardSection>
        <CardSection title={t('consent.title')}>
          <ConsentBoxes item={item} {...consent.boxes} />
        </CardSection>
        {errors.root && (
          <Notice tone="bad" live>
            {errors.root.message}
          </Notice>
        )}
        <Button type="submit" isDisabled={isBusy} className="w-full text-subheading">
          {isBusy
            ? t('checkout.busy')
            : t(payment === 'transfer' ? 'checkout.order' : 'checkout.pay', {
                price: priceText(quote?.amount ?? amount),
              })}
        </Button>
        <p className="text-center text-small text-soft">{t('checkout.secure')}</p>
      </form>
    </FormProvider>
  )
}

const noAnswers: InvoiceAnswers = {
  kind: 'person',
  email: '',
  carrier: 'provider',
  carrierNumber: '',
  businessNumber: '',
  loveCode: '',
}

function judge(answers: InvoiceAnswers): ResolverResult<InvoiceAnswers> {
  const faults = Object.entries(faultsOf(answers))
  if (faults.length === 0) return { values: answers, errors: {} }
  const errors = Object.fromEntries(
    faults.map(([field, fault]) => [field, { type: 'fault', message: fault }]),
  )
  return { values: {}, errors: errors as FieldErrors<InvoiceAnswers> }
}

/** The two boxes; the first has to be ticked, and takes the focus where it is not. */
function useConsent() {
  const [hasAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [startsNow, onStart] = useState(false)
  const termsBox = useRef<HTMLInputElement>(null)
  function onAgree(now: boolean) {
    setAgreed(now)
    setMissing(false)
  }
  function isGiven(): boolean {
    setMissing(!hasAgreed)
    if (!hasAgreed) termsBox.current?.focus()
    return hasAgreed
  }
  return { isGiven, startsNow, boxes: { hasAgreed, onAgree, startsNow, onStart, isMissing, termsBox } }
}
