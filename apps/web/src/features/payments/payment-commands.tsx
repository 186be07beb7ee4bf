import type { AdministeredOrder } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { CommandForm } from '../../components/command-form'
import { bankAccountFields, bankAccountIn } from './bank-account-fields'
import { useConfirmTransferMutation, useStartRefundMutation } from './payments.api'

interface OfOrder {
  readonly order: AdministeredOrder
}

/** What else can be done about an order in its state; the server has the last word. */
export function PaymentCommands({ order }: OfOrder) {
  const { t } = useTranslation('payments')
  const { payment, state, contested } = order
  const isOpen = ['awaiting', 'instructed', 'expired', 'cancelled'].includes(state) && !contested
  const isPaid = ['paid', 'fulfilled', 'part-refunded'].includes(state)
  const isTransferOpen = isOpen && payment === 'transfer'
  if (!isTransferOpen && !isPaid) return null
  return (
    <CardSection title={t('order.commands')}>
      {isTransferOpen && <ConfirmTransfer order={order} />}
      {isPaid && <StartRefund order={order} />}
    </CardSection>
  )
}

function ConfirmTransfer({ order: { id, amount } }: OfOrder) {
  const { t } = useTranslation('payments')
  const [confirm] = useConfirmTransferMutation()
  return (
    <CommandForm
      text={t('command.confirmTransfer')}
      fields={[
        { name: 'amount', label: t('field.amount'), value: String(amount), isAmount: true },
        { name: 'reference', label: t('field.reference') },
      ]}
      onSend={({ amount: paid, reference }) => confirm({ id, amount: Number(paid), reference })}
    />
  )
}

/** What no card has paid goes to a bank account; what is free of the units is taken back unless it is left. */
function StartRefund({ order: { id, amount, refunded, payment } }: OfOrder) {
  const { t } = useTranslation('payments')
  const [refund] = useStartRefundMutation()
  return (
    <CommandForm
      text={t('command.refund')}
      fields={[
        { name: 'amount', label: t('field.amount'), value: String(amount - refunded), isAmount: true },
        { name: 'reason', label: t('field.reason') },
        {
          name: 'units',
          label: t('field.units'),
          value: 'revoked',
          options: (['revoked', 'left'] as const).map((value) => ({ value, text: t(`units.${value}`) })),
        },
        ...bankAccountFields(payment, t),
      ]}
      onSend={(answers) =>
        refund({
          id,
          amount: Number(answers.amount),
          reason: answers.reason,
          revokesUnits: answers.units === 'revoked',
          ...bankAccountIn(answers),
        })
      }
    />
  )
}
