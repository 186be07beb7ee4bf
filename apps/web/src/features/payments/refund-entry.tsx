import type { AdministeredRefund } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CommandForm } from '../../components/command-form'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { priceText } from '../../offers/price'
import {
  useApproveRefundMutation,
  useConfirmRefundMutation,
  useRejectRefundMutation,
  useRetryRefundMutation,
} from './payments.api'

const tones: Record<AdministeredRefund['state'], StatusTone> = {
  requested: 'warn',
  rejected: 'quiet',
  approved: 'active',
  processing: 'active',
  'awaiting-transfer': 'warn',
  failed: 'bad',
  refunded: 'good',
}

/** A refund in a list, with what can be done about it. */
export function RefundEntry({ refund }: { readonly refund: AdministeredRefund }) {
  return (
    <li className="space-y-3 py-4">
      <RefundText refund={refund} />
      <RefundActions refund={refund} />
    </li>
  )
}

function RefundText({ refund }: { readonly refund: AdministeredRefund }) {
  const { t } = useTranslation('payments')
  const time = useTaipeiTime()
  const { state, amount, orderId, orderNumber, reason, dueAt, failure, account } = refund
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <StatusBadge tone={tones[state]}>{t(`refundState.${state}`)}</StatusBadge>
        <Link to={`/admin/payments/${orderId}`} className="link font-mono text-small">
          {orderNumber}
        </Link>
        <span className="font-semibold tabular-nums">{priceText(amount)}</span>
        <span className="text-small text-soft">{t('refunds.due', { date: time(dueAt) })}</span>
      </p>
      <p>{reason}</p>
      {failure && <p className="text-bad">{failure}</p>}
      {account && (
        <p className="text-small">
          {t('refunds.account')} <code>{`${account.bankCode}-${account.account}`}</code> {account.holder}
        </p>
      )}
    </div>
  )
}

function RefundActions({ refund: { id, state, amount } }: { readonly refund: AdministeredRefund }) {
  const { t } = useTranslation('payments')
  const [approve] = useApproveRefundMutation()
  const [reject] = useRejectRefundMutation()
  const [confirm] = useConfirmRefundMutation()
  const [retry] = useRetryRefundMutation()
  return (
    <div className="space-y-3">
      {state === 'requested' && (
        <>
          <CommandForm
            text={t('command.approve')}
            fields={[{ name: 'amount', label: t('field.amount'), value: String(amount), isAmount: true }]}
            onSend={(answers) => approve({ id, amount: Number(answers.amount) })}
          />
          <CommandForm
            text={t('command.reject')}
            fields={[{ name: 'note', label: t('field.note') }]}
            onSend={({ note }) => reject({ id, note })}
          />
        </>
      )}
      {state === 'failed' && <CommandForm text={t('command.retry')} fields={[]} onSend={() => retry(id)} />}
      {(state === 'failed' || state === 'awaiting-transfer') && (
        <CommandForm
          text={t('command.confirmRefund')}
          fields={[{ name: 'reference', label: t('field.reference') }]}
          onSend={({ reference }) => confirm({ id, reference })}
        />
      )}
    </div>
  )
}
