import { useTranslation } from 'react-i18next'
import { PagedList } from '../../components/paged-list'
import { PaymentRow } from './payment-row'
import { useListPaymentsInfiniteQuery, type PaymentFilter } from './payments.api'
import './payments.texts'
import { useListTexts } from './use-list-texts'

/** The orders that fit a filter, newest first, with what can be done about each. */
export function PaymentEntries({ filter }: { readonly filter: PaymentFilter }) {
  const { t } = useTranslation('payments')
  const pages = useListPaymentsInfiniteQuery(filter, { refetchOnMountOrArgChange: true })
  return (
    <PagedList
      entries={pages.currentData?.pages.flatMap(({ orders }) => orders)}
      pages={pages}
      texts={useListTexts()}
      empty={<p className="text-soft">{t('orders.none')}</p>}
    >
      {(orders) => (
        <ul data-rows className="divide-y divide-line">
          {orders.map((order) => (
            <li key={order.id} className="py-4">
              <PaymentRow order={order} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
