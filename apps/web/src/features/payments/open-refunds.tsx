import type { AdministeredRefund } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { PagedList } from '../../components/paged-list'
import { StatusBadge } from '../../components/status-badge'
import { priceText } from '../../offers/price'
import { CommandForm } from '../../components/command-form'
import {
  useApproveRefundMutation,
  useConfirmRefundMutation,
  useListOpenRefundsInfiniteQuery,
  useRejectRefundMutation,
  useRetryRefundMutation,
} from './payments.api'
import { useListTexts } from './use-list-texts'
import { useTaipeiTime } from '../../components/use-taipei-time'

/** Refunds that wait for an administrator: a decision, a transfer, or another try at the provider. */
export function OpenRefunds() {
  const { t } = useTranslation('payments')
  const pages = useListOpenRefundsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <CardSection title={t('refunds.title')}>
      <PagedList
        entries={pages.data?.pages.flatMap(({ refunds }) => refunds)}
        pages={pages}
        texts={useListTexts()}
        empty={<p className="text-soft">{t('refunds.none')}</p>}
      >
        {(refunds) => (
          <ul className="divide-y divide-line">
            {refunds.map((refund) => (
              <li key={refund.id} className="space-y-3 py-4">
                <RefundText refund={refund} />
                <RefundActions refund={refund} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}

function RefundText({ refund }: { readonly refund: AdministeredRefund }) {
  const { t } = useTranslation('payments')
  const time = useTaipeiTime()
  const { state, amount, orderNumber, reason, dueAt, failure, account } = refund
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <StatusBadge tone={state === 'failed' ? 'bad' : 'warn'}>{t(`refundState.${state}`)}</StatusBadge>
        <code className="text-small">{orderNumber}</code>
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
