import type { OrderItem, Unit, UnitQuantities } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import '../../offers/offers.texts'
import { PriceTag } from '../../offers/price-tag'
import { useItemName } from '../../offers/use-item-name'

interface OrderSummaryProps {
  readonly item: OrderItem
  readonly offer: { readonly price: number; readonly units: UnitQuantities }
  /** Units that nobody can use yet. */
  readonly coming: readonly Unit[]
}

/** The one thing that is in the cart, what it brings, and its price. */
export function OrderSummary({ item, offer: { price, units }, coming }: OrderSummaryProps) {
  const { t } = useTranslation(['orders', 'offers'])
  const nameOf = useItemName()
  const contents = Object.entries(units) as [Unit, number][]
  return (
    <CardSection title={t('orders:checkout.summary')}>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <p className="font-semibold">{nameOf(item)}</p>
          <ul className="text-small text-soft">
            {contents.map(([unit, count]) => (
              <li key={unit}>
                {t(item.kind === 'plan' ? 'orders:checkout.monthly' : 'orders:checkout.units', {
                  unit: t(`offers:unit.${unit}`),
                  count,
                })}
                {coming.includes(unit) && t('orders:checkout.coming', { text: t('offers:coming') })}
              </li>
            ))}
            {item.kind === 'scan-unlock' && <li>{t('orders:checkout.links')}</li>}
          </ul>
        </div>
        <PriceTag
          amount={price}
          remark={t('orders:checkout.taxIncluded')}
          {...(item.kind === 'plan' && { per: item.interval })}
        />
      </div>
    </CardSection>
  )
}
