import type { ReadSubscriptionResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CheckoutLink } from '../../offers/checkout-link'
import { useDate } from './use-date'

/** Undoes a cancellation: the same plan is bought anew and begins when the running one ends. */
export function ResumePlan({ subscription }: { readonly subscription: ReadSubscriptionResponse }) {
  const { t } = useTranslation('subscription')
  const date = useDate()
  const { plan, state, interval, endsAt, renewal, next } = subscription
  const isPaid = plan !== 'free' && plan !== 'enterprise' && state !== 'trialing'
  if (!isPaid || !interval || !endsAt || renewal || next) return null
  return (
    <CheckoutLink item={{ kind: 'plan', plan, interval }} look="secondary">
      {t('resume', { date: date(endsAt) })}
    </CheckoutLink>
  )
}
