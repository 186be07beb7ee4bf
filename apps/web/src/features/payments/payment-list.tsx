import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { PagedList } from '../../components/paged-list'
import { SegmentedControl } from '../../components/segmented-control'
import { PaymentRow } from './payment-row'
import { useListPaymentsInfiniteQuery } from './payments.api'
import { useListTexts } from './use-list-texts'

/** Every order, newest first; or those that somebody has to look at. */
export function PaymentList() {
  const { t } = useTranslation('payments')
  const [shown, setShown] = useState<'all' | 'review'>('all')
  const pages = useListPaymentsInfiniteQuery(shown === 'review', { refetchOnMountOrArgChange: true })
  return (
    <CardSection title={t('orders.title')}>
      <div className="mb-4 flex">
        <SegmentedControl
          label={t('orders.shown')}
          value={shown}
          onChange={setShown}
          options={(['all', 'review'] as const).map((value) => ({ value, text: t(`orders.${value}`) }))}
        />
      </div>
      <PagedList
        entries={pages.data?.pages.flatMap(({ orders }) => orders)}
        pages={pages}
        texts={useListTexts()}
        empty={<p className="text-soft">{t('orders.none')}</p>}
      >
        {(orders) => (
          <ul className="divide-y divide-line">
            {orders.map((order) => (
              <li key={order.id} className="py-4">
                <PaymentRow order={order} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}
