import type { CataloguePlan, Unit } from '@originseal/contracts'
import { limits } from '@originseal/contracts'
import CheckIcon from 'lucide-react/icons/check'
import ClockIcon from 'lucide-react/icons/clock'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../components/status-badge'
import '../../offers/offers.texts'
import { PriceTag } from '../../offers/price-tag'
import { priceText } from '../../offers/price'
import { savedByYear } from './offer.rules'
import './pricing.texts'

interface PlanCardProps {
  readonly plan: CataloguePlan
  readonly interval: 'month' | 'year'
  /** Units that nobody can use yet. */
  readonly coming: readonly Unit[]
  readonly badge?: string | undefined
  readonly action: ReactNode
}

/** One plan: for whom, for how much, and what it brings. */
export function PlanCard({ plan, interval, coming, badge, action }: PlanCardProps) {
  const { t } = useTranslation(['pricing', 'offers'])
  const heading = useId()
  const isWide = plan.price === undefined
  return (
    <article
      aria-labelledby={heading}
      className={`card flex w-full gap-5 p-6 ${isWide ? 'flex-wrap items-center justify-between' : 'flex-col'} ${badge ? 'border-2 border-brand-deep' : ''}`}
    >
      <header className={isWide ? 'max-w-reading' : ''}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={heading} className="text-subheading font-bold">
            {t(`offers:plan.${plan.plan}`)}
          </h2>
          {badge && <StatusBadge tone="active">{badge}</StatusBadge>}
        </div>
        <p className="mt-1 text-small text-soft">{t(`pricing:for.${plan.plan}`)}</p>
      </header>
      {plan.price && <PlanPrice price={plan.price} interval={interval} />}
      {!isWide && <Included plan={plan} coming={coming} />}
      <div className={isWide ? '' : 'mt-auto flex flex-col pt-2'}>{action}</div>
    </article>
  )
}

interface PlanPriceProps {
  readonly price: NonNullable<CataloguePlan['price']>
  readonly interval: 'month' | 'year'
}

function PlanPrice({ price, interval }: PlanPriceProps) {
  const { t } = useTranslation('pricing')
  if (price.month === 0) return <PriceTag amount={0} size="large" remark={t('forEver')} />
  const saved = savedByYear(price)
  const remark =
    interval === 'month'
      ? t('taxIncluded')
      : saved > 0
        ? t('saved', { amount: priceText(saved) })
        : t('taxIncluded')
  return <PriceTag amount={price[interval]} per={interval} size="large" remark={remark} />
}

function Included({
  plan: { plan, monthlyUnits, entitlements },
  coming,
}: Pick<PlanCardProps, 'plan' | 'coming'>) {
  const { t } = useTranslation(['pricing', 'offers'])
  const units = Object.entries(monthlyUnits) as [Unit, number][]
  return (
    <ul className="space-y-2 text-small">
      {plan === 'free' && <Line>{t('pricing:signUpSeals', { count: limits.signUp.evidenceSeals })}</Line>}
      {units.map(([unit, count]) => (
        <Line key={unit} isComing={coming.includes(unit)}>
          {t('pricing:monthly', { unit: t(`offers:unit.${unit}`), count })}
        </Line>
      ))}
      <Line>{t(entitlements.includes('links:all') ? 'pricing:allLinks' : 'pricing:someLinks')}</Line>
    </ul>
  )
}

function Line({ children, isComing = false }: { readonly children: string; readonly isComing?: boolean }) {
  const { t } = useTranslation('offers')
  const Icon = isComing ? ClockIcon : CheckIcon
  return (
    <li className={`flex items-start gap-2 ${isComing ? 'text-soft' : ''}`}>
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${isComing ? '' : 'text-brand-deep'}`} />
      <span>
        {children}
        {isComing && <span className="block text-soft">{t('coming')}</span>}
      </span>
    </li>
  )
}
