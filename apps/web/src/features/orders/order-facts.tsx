import type { Order } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { CodeFact } from '../../components/code-fact'
import { Fact, FactList } from '../../components/fact-list'
import { priceText } from '../../offers/price'
import { useItemName } from '../../offers/use-item-name'

/** The order itself: what, how much, when, and its e-invoice once it is issued. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation('orders')
  const nameOf = useItemName()
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  const { item, amount, refunded, payment, number, placedAt, paidAt, invoice } = order
  return (
    <CardSection title={t('facts.title')}>
      <FactList>
        <Fact name={t('facts.item')}>{nameOf(item)}</Fact>
        <Fact name={t('facts.amount')}>
          {priceText(amount)}
          {refunded > 0 && (
            <span className="block text-small text-soft">
              {t('facts.refunded', { amount: priceText(refunded) })}
            </span>
          )}
        </Fact>
        <Fact name={t('facts.payment')}>{t(`method.${payment}`)}</Fact>
        <CodeFact name={t('facts.number')} value={number} />
        <Fact name={t('facts.placedAt')}>{time.format(new Date(placedAt))}</Fact>
        {paidAt && <Fact name={t('facts.paidAt')}>{time.format(new Date(paidAt))}</Fact>}
        {paidAt && (
          <Fact name={t('facts.invoice')}>
            {invoice
              ? t('facts.invoiceNumber', { number: invoice.number, random: invoice.randomNumber })
              : t('facts.invoiceComing')}
          </Fact>
        )}
      </FactList>
    </CardSection>
  )
}
