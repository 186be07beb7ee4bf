import type { OrderItem, QuoteOrderResponse } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { priceText } from '../../offers/price'
import { usePlanName } from '../../offers/use-plan-name'

interface OrderQuoteProps {
  readonly item: OrderItem
  readonly quote: QuoteOrderResponse
}

/** What the server says of an order before it is placed: whether it renews, when it begins, what it replaces. */
export function OrderQuote({ item, quote }: OrderQuoteProps) {
  const { t, i18n } = useTranslation('orders')
  const planName = usePlanName()
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  const [shownAt] = useState(() => Date.now())
  const { amount, beginsAt, renews, replaces } = quote
  const beginsLater = beginsAt !== undefined && new Date(beginsAt).getTime() > shownAt
  if (item.kind !== 'plan') return null
  return (
    <ul className="mt-4 list-disc space-y-1 pl-5 text-small text-soft">
      <li>
        {t(renews ? `quote.renews.${item.interval}` : `quote.once.${item.interval}`, {
          price: priceText(amount),
        })}
      </li>
      {beginsLater && <li>{t('quote.begins', { date: day.format(new Date(beginsAt)) })}</li>}
      {replaces && (
        <li>
          {t('quote.replaces', {
            plan: planName(replaces.plan),
            amount: priceText(replaces.refund),
          })}
        </li>
      )}
    </ul>
  )
}
