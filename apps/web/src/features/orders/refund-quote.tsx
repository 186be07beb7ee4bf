import type { ReadRefundQuoteResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Fact, FactList } from '../../components/fact-list'
import '../../offers/offers.texts'
import { priceText } from '../../offers/price'

/** What would come back of an order, and by when. */
export function RefundQuote({ quote }: { readonly quote: ReadRefundQuoteResponse }) {
  const { t } = useTranslation(['orders', 'offers'])
  const { kind, paid, amount, deductions, days, by } = quote
  return (
    <>
      <p>{t(`orders:refund.kind.${kind}`, { count: days })}</p>
      <FactList>
        <Fact name={t('orders:refund.paid')}>{priceText(paid)}</Fact>
        {deductions.map((deduction) => (
          <Fact
            key={deduction.unit}
            name={t('orders:refund.used', {
              unit: t(`offers:unit.${deduction.unit}`),
              count: deduction.used,
            })}
          >
            −{priceText(deduction.amount)}
          </Fact>
        ))}
        <Fact name={t(kind === 'cooling-off' ? 'orders:refund.amount' : 'orders:refund.atMost')}>
          <strong className="text-subheading tabular-nums">{priceText(amount)}</strong>
          <span className="block text-small text-soft">{t(`orders:refund.by.${by}`)}</span>
        </Fact>
      </FactList>
    </>
  )
}
