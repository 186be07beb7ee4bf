import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Fact, FactList } from '../../components/fact-list'
import { Fold } from '../../components/fold'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { UnitBalanceText } from './unit-balance-text'
import { UnitLines } from './unit-lines'
import { useDate } from './use-date'
import { useReadSubscriptionQuery, useReadUnitsQuery } from './units.api'
import '../../offers/offers.texts'
import './units.texts'

const onShow = { refetchOnMountOrArgChange: true } as const

/** The plan that billing knows, what is left of each unit, and a line for each change. */
export function UnitsSection() {
  const { t } = useTranslation(['units', 'offers'])
  const problemText = useProblemText()
  const date = useDate()
  const { data: units, error } = useReadUnitsQuery(undefined, onShow)
  const { data: subscription } = useReadSubscriptionQuery(undefined, onShow)
  return (
    <CardSection title={t('units:title')} lead={t('units:lead')}>
      {error && !units && (
        <Notice tone="bad" live>
          {problemText(error, t('units:unread'))}
        </Notice>
      )}
      {!units && !error && <Skeleton />}
      {units && (
        <FactList>
          {subscription && (
            <Fact name={t('units:plan')}>
              {t(`offers:plan.${subscription.plan}`)}
              {subscription.endsAt && (
                <Small>{t('units:planEnds', { date: date(subscription.endsAt) })}</Small>
              )}
            </Fact>
          )}
          {units.map((balance) => (
            <Fact key={balance.unit} name={t(`offers:unit.${balance.unit}`)}>
              <UnitBalanceText balance={balance} />
            </Fact>
          ))}
        </FactList>
      )}
      <div className="mt-4">
        <Fold summary={t('units:lines.title')}>
          <UnitLines />
        </Fold>
      </div>
    </CardSection>
  )
}

function Small({ children }: { readonly children: string }) {
  return <span className="block text-sm text-soft">{children}</span>
}
