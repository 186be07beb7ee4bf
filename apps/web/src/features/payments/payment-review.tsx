import type { OrderReview, ReadPaymentResponse, ReviewDecision } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { CommandForm } from '../../components/command-form'
import { priceText } from '../../offers/price'
import { bankAccountFields, bankAccountIn } from './bank-account-fields'
import { useDecideReviewMutation } from './payments.api'

interface PaymentReviewProps {
  readonly order: ReadPaymentResponse
  readonly review: OrderReview
}

/** Why somebody has to look at an order, what came, and what can be decided about it. */
export function PaymentReview({ order, review }: PaymentReviewProps) {
  const { t } = useTranslation('payments')
  const { amount, contested } = order
  return (
    <CardSection title={t('decide.title')} lead={t(`decide.${review}`)}>
      {contested ? (
        <>
          <p className="font-semibold tabular-nums">
            {t('decide.sums', { received: priceText(contested.received), price: priceText(amount) })}
          </p>
          <ul className="mt-4 divide-y divide-line">
            {contested.decisions.map((decision) => (
              <li key={decision} className="space-y-3 py-4">
                <p>{t(`decision.${decision}Lead`)}</p>
                <Decision order={order} decision={decision} received={contested.received} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('decide.underWay')}</p>
      )}
    </CardSection>
  )
}

interface DecisionProps {
  readonly order: ReadPaymentResponse
  readonly decision: ReviewDecision
  readonly received: number
}

function Decision({ order: { id, amount, payment }, decision, received }: DecisionProps) {
  const { t } = useTranslation('payments')
  const [decide] = useDecideReviewMutation()
  const reason = { name: 'reason', label: t('field.reason') } as const
  if (decision !== 'give-back')
    return (
      <CommandForm
        text={t(`decision.${decision}`)}
        fields={[reason]}
        onSend={(answers) =>
          decide(
            decision === 'fulfil'
              ? { id, decision, amount, received, ...answers }
              : { id, decision, amount: received, ...answers },
          )
        }
      />
    )
  return (
    <CommandForm
      text={t('decision.give-back')}
      fields={[reason, ...bankAccountFields(payment, t)]}
      onSend={(answers) =>
        decide({ id, decision, amount: received, reason: answers.reason, ...bankAccountIn(answers) })
      }
    />
  )
}
