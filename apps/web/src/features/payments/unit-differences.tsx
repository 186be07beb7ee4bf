import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { PagedList } from '../../components/paged-list'
import '../../offers/offers.texts'
import { useListUnitDifferencesInfiniteQuery } from './payments.api'
import { useListTexts } from './use-list-texts'
import { useTaipeiTime } from '../../components/use-taipei-time'

/** What the ledgers of units and billing's mirror of them do not agree in. */
export function UnitDifferences() {
  const { t } = useTranslation(['payments', 'offers'])
  const time = useTaipeiTime()
  const pages = useListUnitDifferencesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <CardSection title={t('payments:unitDifferences.title')}>
      <PagedList
        entries={pages.data?.pages.flatMap(({ differences }) => differences)}
        pages={pages}
        texts={useListTexts()}
        empty={<p className="text-soft">{t('payments:unitDifferences.none')}</p>}
      >
        {(differences) => (
          <ul className="divide-y divide-line">
            {differences.map(({ id, unit, until, what }) => (
              <li key={id} className="py-3">
                {t(`offers:unit.${unit}`)} · {time(until)}
                <code className="block text-small">{what}</code>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}
