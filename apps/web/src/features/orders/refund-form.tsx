import type { ReadRefundQuoteResponse } from '@originseal/contracts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
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

/** What comes back, why it is asked for (needed after the cooling-off period only), and the account that it goes to where no card takes it. */
export function RefundForm({ orderId, quote, onDone }: RefundFormProps) {
  const { t } = useTranslation('orders')
  const problemText = useProblemText()
  const [request, { isLoading, error }] = useRequestRefundMutation()
  const keys = useIdempotencyKeys()
  const { control, handleSubmit } = useForm<Answers>({
    defaultValues: { reason: '', bankCode: '', account: '', holder: '' },
  })
  const byTransfer = quote.by === 'transfer'
  const isRescission = quote.kind === 'cooling-off'
  const send = handleSubmit(async ({ reason, ...account }) => {
    const wish = { orderId, reason, ...(byTransfer && { account }) }
    const answer = await keys.attempt(wish, (idempotencyKey) => request({ ...wish, idempotencyKey }))
    if (!answer.error) onDone()
  })
  const field = (name: keyof Answers, isRequired = true) => (
    <FormField<Answers, keyof Answers>
      key={name}
      control={control}
      name={name}
      isRequired={isRequired}
      label={t(isRequired ? `refund.field.${name}` : 'refund.field.reasonOptional')}
      faultOf={(typed) =>
        (isRequired || typed.trim() !== '') && !patterns[name].test(typed.trim()) ? name : undefined
      }
      saying={() => t(`refund.fault.${name}`)}
    />
  )
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void send(event)}>
      <RefundQuote quote={quote} />
      {field('reason', !isRescission)}
      {byTransfer && (['bankCode', 'account', 'holder'] as const).map((name) => field(name))}
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('refund.notSent'))}
        </Notice>
      )}
      <Button type="submit" isDisabled={isLoading} className="w-full">
        {t(isRescission ? 'refund.rescind' : 'refund.send')}
      </Button>
    </form>
  )
}
