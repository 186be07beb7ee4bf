import type { Refund } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { priceText } from '../../offers/price'

/** How far a refund is, in a sentence. */
export function RefundState({ refund }: { readonly refund: Refund }) {
  const { t, i18n } = useTranslation('orders')
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const { state, amount, dueAt, refundedAt, note } = refund
  return (
    <p className="text-small text-soft">
      {t(`refund.state.${state}`, {
        amount: priceText(amount),
        date: day.format(new Date(refundedAt ?? dueAt)),
        note: note ?? '',
      })}
    </p>
  )
}
