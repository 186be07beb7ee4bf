import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Fact, FactList } from '../../components/fact-list'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useProblemText } from '../../i18n/problem-text'
import '../../offers/offers.texts'
import { GiveUnits } from './give-units'
import { UserLots } from './user-lots'
import { useReadUserPlanQuery } from './users.api'

/** The plan that they are on, what is left of each unit, and gifts. */
export function UserPlan({ userId }: { readonly userId: string }) {
  const { t } = useTranslation(['users', 'offers'])
  const time = useTaipeiTime()
  const problemText = useProblemText()
  const { data, error } = useReadUserPlanQuery(userId, { refetchOnMountOrArgChange: true })
  return (
    <CardSection title={t('users:plan.title')}>
      {error && !data && <Notice tone="bad">{problemText(error, t('users:unread'))}</Notice>}
      {!data && !error && <Skeleton />}
      {data && (
        <>
          <FactList>
            <Fact name={t('users:plan.plan')}>
              {t(`offers:plan.${data.subscription.plan}`)} ·{' '}
              {t(`users:subscription.${data.subscription.state}`)}
            </Fact>
            {data.subscription.paidUntil && (
              <Fact name={t('users:plan.paidUntil')}>{time(data.subscription.paidUntil)}</Fact>
            )}
            {data.subscription.endsAt && (
              <Fact name={t('users:plan.endsAt')}>{time(data.subscription.endsAt)}</Fact>
            )}
            {data.units.map((balance) => (
              <Fact key={balance.unit} name={t(`offers:unit.${balance.unit}`)}>
                <p>{t('users:plan.left', { available: balance.available, held: balance.held })}</p>
                <UserLots userId={userId} lots={balance.lots} />
              </Fact>
            ))}
          </FactList>
          <div className="mt-6">
            <GiveUnits userId={userId} />
          </div>
        </>
      )}
    </CardSection>
  )
}
