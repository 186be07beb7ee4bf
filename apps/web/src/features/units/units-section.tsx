import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Fact, FactList } from '../../components/fact-list'
import { Fold } from '../../components/fold'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { UnitBalanceText } from './unit-balance-text'
import { UnitLines } from './unit-lines'
import { useReadUnitsQuery } from './units.api'
import '../../offers/offers.texts'
import './units.texts'

const onShow = { refetchOnMountOrArgChange: true } as const

/** What is left of each unit, and a line for each change. */
export function UnitsSection() {
  const { t } = useTranslation(['units', 'offers'])
  const problemText = useProblemText()
  const { data: units, error } = useReadUnitsQuery(undefined, onShow)
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
