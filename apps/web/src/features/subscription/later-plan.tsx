import type { ReadSubscriptionResponse } from '@originseal/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { useReadSubscriptionQuery } from './subscription.api'
import './subscription.texts'
import { useDate } from './use-date'

interface LaterPlanProps {
  readonly plan: ReadSubscriptionResponse['plan']
  /** What the plan has brought, where it has begun. */
  readonly children: ReactNode
}

/** A plan that is paid: the day on which it begins, if that is yet to come. */
export function LaterPlan({ plan, children }: LaterPlanProps) {
  const { t } = useTranslation('subscription')
  const date = useDate()
  const { data, error } = useReadSubscriptionQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data && !error) return null
  if (data?.next?.plan !== plan) return children
  return (
    <CardSection title={t('later.title', { date: date(data.next.from) })}>
      <p className="text-soft">{t('later.text')}</p>
    </CardSection>
  )
}
