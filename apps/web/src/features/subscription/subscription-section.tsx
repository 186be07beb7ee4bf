import type { ReadSubscriptionResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { CardSection } from '../../components/card-section'
import { Fact, FactList } from '../../components/fact-list'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import '../../offers/offers.texts'
import { priceText } from '../../offers/price'
import { usePlanName } from '../../offers/use-plan-name'
import { CancelPlan } from './cancel-plan'
import { PastDueNotice } from './past-due-notice'
import { ResumePlan } from './resume-plan'
import { useReadSubscriptionQuery } from './subscription.api'
import './subscription.texts'
import { useDate } from './use-date'

/** The plan that somebody is on, what is charged next, and how to change or end it (MEMBER-02). */
export function SubscriptionSection() {
  const { t } = useTranslation('subscription')
  const problemText = useProblemText()
  const { data: plan, error } = useReadSubscriptionQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <CardSection title={t('title')}>
      {plan && <Plan plan={plan} />}
      {!plan && !error && <Skeleton />}
      {!plan && error && (
        <Notice tone="bad" live>
          {problemText(error, t('unread'))}
        </Notice>
      )}
    </CardSection>
  )
}

function Plan({ plan: subscription }: { readonly plan: ReadSubscriptionResponse }) {
  const { t } = useTranslation(['subscription', 'offers'])
  const date = useDate()
  const { plan, state, interval, renewal, endsAt, paidUntil, pastDue, next } = subscription
  const planName = usePlanName()
  const name = planName(plan)
  return (
    <>
      {pastDue && <PastDueNotice pastDue={pastDue} />}
      <FactList>
        <Fact name={t('subscription:plan')}>
          {interval ? t(`offers:item.${interval}`, { plan: name }) : name}
          {state === 'trialing' && (
            <span className="block text-small text-soft">{t('subscription:gift')}</span>
          )}
        </Fact>
        {paidUntil && <Fact name={t('subscription:paidUntil')}>{date(paidUntil)}</Fact>}
        {renewal && (
          <Fact name={t('subscription:renewal')}>
            {t('subscription:renews', { date: date(renewal.at), price: priceText(renewal.amount) })}
          </Fact>
        )}
        {endsAt && (
          <Fact name={t('subscription:end')}>
            {next
              ? t('subscription:followedBy', { date: date(endsAt), plan: planName(next.plan) })
              : t('subscription:ends', { date: date(endsAt) })}
          </Fact>
        )}
      </FactList>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink to="/pricing" look="secondary">
          {t(plan === 'free' ? 'subscription:choose' : 'subscription:change')}
        </ButtonLink>
        {renewal && <CancelPlan endsAt={paidUntil ?? renewal.at} />}
        <ResumePlan subscription={subscription} />
      </div>
    </>
  )
}
