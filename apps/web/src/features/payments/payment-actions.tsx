import type { AdministeredOrder } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../components/command-form'
import {
  useAskProviderMutation,
  useConfirmTransferMutation,
  useReleaseOrderMutation,
  useStartRefundMutation,
} from './payments.api'

/** What can be done about an order in its state; the server has the last word. */
export function PaymentActions({ order }: { readonly order: AdministeredOrder }) {
  const { t } = useTranslation('payments')
  const { id, amount, refunded, payment, state, review } = order
  const [ask] = useAskProviderMutation()
  const [release] = useReleaseOrderMutation()
  const [confirm] = useConfirmTransferMutation()
  const [refund] = useStartRefundMutation()
  const isOpen = ['awaiting', 'instructed', 'expired', 'cancelled'].includes(state)
  const isPaid = ['paid', 'fulfilled', 'part-refunded'].includes(state)
  return (
    <div className="space-y-4">
      {payment !== 'transfer' && <CommandForm text={t('command.ask')} fields={[]} onSend={() => ask(id)} />}
      {review && <CommandForm text={t('command.release')} fields={[]} onSend={() => release(id)} />}
      {isOpen && payment === 'transfer' && (
        <CommandForm
          text={t('command.confirmTransfer')}
          fields={[
            { name: 'amount', label: t('field.amount'), value: String(amount), isAmount: true },
            { name: 'reference', label: t('field.reference') },
          ]}
          onSend={({ amount: paid, reference }) => confirm({ id, amount: Number(paid), reference })}
        />
      )}
      {isPaid && (
        <CommandForm
          text={t('command.refund')}
          fields={[
            { name: 'amount', label: t('field.amount'), value: String(amount - refunded), isAmount: true },
            { name: 'reason', label: t('field.reason') },
          ]}
          onSend={({ amount: back, reason }) => refund({ id, amount: Number(back), reason })}
        />
      )}
    </div>
  )
}
