import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { PagedList } from '../../components/paged-list'
import { useListOpenRefundsInfiniteQuery } from './payments.api'
import { RefundEntry } from './refund-entry'
import { useListTexts } from './use-list-texts'

/** Refunds that wait for an administrator: a decision, a transfer, or another try at the provider. */
export function OpenRefunds() {
  const { t } = useTranslation('payments')
  const pages = useListOpenRefundsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <CardSection title={t('refunds.title')}>
      <PagedList
        entries={pages.data?.pages.flatMap(({ refunds }) => refunds)}
        pages={pages}
        texts={useListTexts()}
        empty={<p className="text-soft">{t('refunds.none')}</p>}
      >
        {(refunds) => (
          <ul data-rows aria-label={t('refunds.title')} className="divide-y divide-line">
            {refunds.map((refund) => (
              <RefundEntry key={refund.id} refund={refund} />
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}
