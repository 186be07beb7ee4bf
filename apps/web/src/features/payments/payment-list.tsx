import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { SegmentedControl } from '../../components/segmented-control'
import { useAddressFilter } from '../../components/use-address-filter'
import { PaymentEntries } from './payment-entries'

/** Every order, newest first; or those that somebody has to look at. */
export function PaymentList() {
  const { t } = useTranslation('payments')
  const { valueOf, set } = useAddressFilter()
  const shown = valueOf('shown') === 'review' ? 'review' : 'all'
  return (
    <CardSection title={t('orders.title')}>
      <div className="mb-4 flex">
        <SegmentedControl
          label={t('orders.shown')}
          value={shown}
          onChange={(value) => set('shown')(value === 'review' ? 'review' : '')}
          options={(['all', 'review'] as const).map((value) => ({ value, text: t(`orders.${value}`) }))}
        />
      </div>
      <PaymentEntries filter={shown === 'review' ? { review: 'true' } : {}} />
    </CardSection>
  )
}
