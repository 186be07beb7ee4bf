import type { CataloguePlan, ReadCatalogueResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { CheckoutLink } from '../../offers/checkout-link'
import { isSold } from './offer.rules'
import { PlanCard } from './plan-card'

interface PlanCardsProps {
  readonly catalogue: ReadCatalogueResponse
  readonly interval: 'month' | 'year'
}

/** The plan that the page recommends. */
const recommended: CataloguePlan['plan'] = 'pro'

/** The plans side by side; the one by quote below them. */
export function PlanCards({ catalogue: { plans, coming }, interval }: PlanCardsProps) {
  const { t } = useTranslation('pricing')
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {plans.map((plan) => (
        <li key={plan.plan} className={plan.price ? 'flex' : 'sm:col-span-2 xl:col-span-4'}>
          <PlanCard
            plan={plan}
            interval={interval}
            coming={coming}
            badge={plan.plan === recommended ? t('recommended') : undefined}
            action={<PlanAction plan={plan} interval={interval} isSold={isSold(plan.monthlyUnits, coming)} />}
          />
        </li>
      ))}
    </ul>
  )
}

interface PlanActionProps {
  readonly plan: CataloguePlan
  readonly interval: 'month' | 'year'
  readonly isSold: boolean
}

function PlanAction({ plan: { plan }, interval, isSold: hasSome }: PlanActionProps) {
  const { t } = useTranslation(['pricing', 'offers'])
  const look = plan === recommended ? 'primary' : 'secondary'
  if (plan === 'free')
    return (
      <ButtonLink to="/register" look={look}>
        {t('pricing:start')}
      </ButtonLink>
    )
  if (plan === 'enterprise')
    return (
      <ButtonLink to="/contact" look="outline" className="shrink-0">
        {t('pricing:ask')}
      </ButtonLink>
    )
  if (!hasSome) return <p className="text-soft">{t('offers:coming')}</p>
  return (
    <CheckoutLink item={{ kind: 'plan', plan, interval }} look={look}>
      {t('pricing:choose', { plan: t(`offers:plan.${plan}`) })}
    </CheckoutLink>
  )
}
