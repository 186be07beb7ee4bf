import type { ProviderAnswer, ReadPaymentResponse } from '@originseal/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../components/command-form'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { priceText } from '../../offers/price'
import { isAnswered } from './provider-answers.rules'
import { useAskProviderMutation, useReadProviderAnswersQuery } from './payments.api'

interface ProviderInquiryProps {
  readonly order: ReadPaymentResponse
  readonly onAnswered: () => void
}

const lookAgainMs = 1_500

/** Asks the provider now, and shows what it says when the answer has come. */
export function ProviderInquiry({ order, onAnswered }: ProviderInquiryProps) {
  const { t } = useTranslation('payments')
  const { id, attempts, answers: known } = order
  const [ask] = useAskProviderMutation()
  // What was known when it was asked: anything later is the answer.
  const [before, setBefore] = useState<readonly ProviderAnswer[]>()
  const [hasCome, setCome] = useState(false)
  const { data } = useReadProviderAnswersQuery(id, {
    skip: before === undefined,
    pollingInterval: hasCome ? 0 : lookAgainMs,
    refetchOnMountOrArgChange: true,
  })
  const answers = data?.answers ?? known
  const isTold = before !== undefined && isAnswered(attempts, before, answers)
  if (isTold !== hasCome) setCome(isTold)
  const told = useEffectEvent(onAnswered)
  useEffect(() => {
    if (hasCome) told()
  }, [hasCome])
  return (
    <div className="mt-4 space-y-3">
      <ul aria-label={t('answers.title')} aria-live="polite" className="space-y-2">
        {answers.map((answer) => (
          <Answer key={answer.attemptNumber} answer={answer} />
        ))}
      </ul>
      {before && !hasCome && <p role="status">{t('answers.waiting')}</p>}
      <CommandForm
        text={t('command.ask')}
        fields={[]}
        onSend={async () => {
          const asked = await ask(id)
          if (!asked.error) setBefore(answers)
          return asked
        }}
      />
    </div>
  )
}

function Answer({ answer }: { readonly answer: ProviderAnswer }) {
  const { t } = useTranslation('payments')
  const time = useTaipeiTime()
  const { attemptNumber, status, amount, code, answeredAt } = answer
  const said = t(`answers.${status}`, { amount: amount === undefined ? '' : priceText(amount), code })
  return (
    <li className="card-quiet rounded-xl bg-paper px-4 py-3">
      <p className="font-semibold">{said}</p>
      <p className="text-small text-soft">
        {t('answers.of', { date: time(answeredAt) })} <code className="break-all">{attemptNumber}</code>
      </p>
    </li>
  )
}
