import type { ReadCatalogueResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import type { StoriesMeta } from '../../catalogue/stories'
import { PriceTag } from '../../offers/price-tag'
import { ComparisonTable } from './comparison-table'
import { PlanCards } from './plan-cards'
import './pricing.texts'

export default { title: 'Pricing/Plans and prices' } satisfies StoriesMeta

const catalogue: ReadCatalogueResponse = {
  version: 1,
  plans: [
    { plan: 'free', price: { month: 0, year: 0 }, monthlyUnits: { scan: 1 }, entitlements: [] },
    {
      plan: 'basic',
      price: { month: 590, year: 5_900 },
      monthlyUnits: { seal: 30, scan: 10, takedown: 2 },
      entitlements: ['links:all'],
      takedownPriority: 'standard',
    },
    {
      plan: 'pro',
      price: { month: 1_990, year: 19_900 },
      monthlyUnits: { seal: 150, scan: 50, takedown: 10 },
      entitlements: ['links:all'],
      takedownPriority: 'high',
    },
    {
      plan: 'elite',
      price: { month: 4_990, year: 49_900 },
      monthlyUnits: { seal: 600, scan: 200, takedown: 30 },
      entitlements: ['links:all'],
      takedownPriority: 'highest',
    },
    { plan: 'enterprise', monthlyUnits: {}, entitlements: ['links:all', 'patrol:automatic'] },
  ],
  packs: [],
  coming: ['takedown'],
}

export function Prices() {
  const { t } = useTranslation('pricing')
  return (
    <div className="flex flex-wrap gap-10">
      <PriceTag amount={1_990} per="month" size="large" remark={t('taxIncluded')} />
      <PriceTag amount={19_900} per="year" />
      <PriceTag amount={99} />
    </div>
  )
}

export function CardsByTheMonth() {
  return <PlanCards catalogue={catalogue} interval="month" />
}

export function CardsByTheYear() {
  return <PlanCards catalogue={catalogue} interval="year" />
}

export function Comparison() {
  return <ComparisonTable catalogue={catalogue} />
}
