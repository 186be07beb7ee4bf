import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { SegmentedControl } from '../../components/segmented-control'
import { TypedFilter } from '../../components/typed-filter'
import { useAddressFilter } from '../../components/use-address-filter'
import { PaymentEntries } from './payment-entries'

/** Every order, newest first; or those that somebody has to look at. */
export function PaymentList() {
  const { t } = useTranslation('payments')
  const { valueOf, set } = useAddressFilter()
  const search = valueOf('search')
  const shown = valueOf('shown') === 'review' ? 'review' : 'all'
  return (
    <CardSection title={t('orders.title')}>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <div className="min-w-64 grow">
          <TypedFilter
            label={t('orders.search')}
            hint={t('orders.hint')}
            value={search}
            onChange={set('search')}
          />
        </div>
        <SegmentedControl
          label={t('orders.shown')}
          value={shown}
          onChange={(value) => set('shown')(value === 'review' ? 'review' : '')}
          options={(['all', 'review'] as const).map((value) => ({ value, text: t(`orders.${value}`) }))}
        />
      </div>
      <PaymentEntries
        filter={{ ...(shown === 'review' && { review: 'true' }), ...(search !== '' && { search }) }}
      />
    </CardSection>
  )
}
