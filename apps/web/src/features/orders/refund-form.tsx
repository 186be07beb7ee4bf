import type { ReadRefundQuoteResponse } from '@originseal/contracts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { Button } from '../../components/button'
import { FormField } from '../../components/form-field'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useRequestRefundMutation } from './orders.api'
import { RefundQuote } from './refund-quote'

interface RefundFormProps {
  readonly orderId: string
  readonly quote: ReadRefundQuoteResponse
  readonly onDone: () => void
}

interface Answers {
  reason: string
  bankCode: string
  account: string
  holder: string
}

const patterns: Record<keyof Answers, RegExp> = {
  reason: /^.{2,500}$/su,
  bankCode: /^\d{3}$/,
  account: /^\d{6,16}$/,
  holder: /^.{1,60}$/u,
}

/** What comes back, why it is asked for, and the account that it goes to where no card takes it. */
export function RefundForm({ orderId, quote, onDone }: RefundFormProps) {
  const { t } = useTranslation('orders')
  const problemText = useProblemText()
  const [request, { isLoading, error }] = useRequestRefundMutation()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { control, handleSubmit } = useForm<Answers>({
    defaultValues: { reason: '', bankCode: '', account: '', holder: '' },
  })
  const byTransfer = quote.by === 'transfer'
  const send = handleSubmit(async ({ reason, ...account }) => {
    const answer = await request({ orderId, reason, idempotencyKey, ...(byTransfer && { account }) })
    if (!answer.error) onDone()
  })
  const field = (name: keyof Answers) => (
    <FormField<Answers, keyof Answers>
      key={name}
      control={control}
      name={name}
      isRequired
      label={t(`refund.field.${name}`)}
      faultOf={(typed) => (patterns[name].test(typed.trim()) ? undefined : name)}
      saying={() => t(`refund.fault.${name}`)}
    />
  )
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void send(event)}>
      <RefundQuote quote={quote} />
      {field('reason')}
      {byTransfer && (['bankCode', 'account', 'holder'] as const).map(field)}
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('refund.notSent'))}
        </Notice>
      )}
      <Button type="submit" isDisabled={isLoading} className="w-full">
        {t(quote.kind === 'cooling-off' ? 'refund.rescind' : 'refund.send')}
      </Button>
    </form>
  )
}
