import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CardSection } from '../../components/card-section'
import { ExportList } from '../../components/export-list'
import { PaymentEntries } from './payment-entries'
import { paymentFilterOf } from './payment-filter.rules'
import { PaymentFilters } from './payment-filters'
import { useExportPaymentsMutation } from './payments.api'

/** Orders, newest first, as the address narrows them. */
export function PaymentList() {
  const { t } = useTranslation('payments')
  const [params] = useSearchParams()
  const filter = useMemo(() => paymentFilterOf(params), [params])
  const [exportPayments] = useExportPaymentsMutation()
  return (
    <CardSection title={t('orders.title')}>
      <PaymentFilters />
      <div className="mb-4">
        <ExportList onExport={({ reason }) => exportPayments({ ...filter, reason })} />
      </div>
      <PaymentEntries filter={filter} />
    </CardSection>
  )
}
