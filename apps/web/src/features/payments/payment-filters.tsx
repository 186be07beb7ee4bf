import { orderStates, paymentMethods } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../components/date-field'
import { SavedFilters } from '../../components/saved-filters'
import { SelectField } from '../../components/select-field'
import { TypedFilter } from '../../components/typed-filter'
import { useAddressFilter } from '../../components/use-address-filter'

/** Which orders are shown. */
export function PaymentFilters() {
  const { t } = useTranslation('payments')
  const { valueOf, set } = useAddressFilter()
  const all = { value: '', text: t('orders.all') }
  return (
    <div role="search" aria-label={t('orders.filter')} className="mb-6 space-y-4">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <TypedFilter
          label={t('orders.search')}
          hint={t('orders.hint')}
          value={valueOf('search')}
          onChange={set('search')}
        />
        <SelectField
          label={t('orders.shown')}
          value={valueOf('shown')}
          onChange={set('shown')}
          options={[all, { value: 'review', text: t('orders.review') }]}
        />
        <SelectField
          label={t('order.state')}
          value={valueOf('state')}
          onChange={set('state')}
          options={[all, ...orderStates.map((value) => ({ value, text: t(`state.${value}`) }))]}
        />
        <SelectField
          label={t('order.method')}
          value={valueOf('payment')}
          onChange={set('payment')}
          options={[all, ...paymentMethods.map((value) => ({ value, text: t(`method.${value}`) }))]}
        />
        <SelectField
          label={t('orders.dated')}
          value={valueOf('dated')}
          onChange={set('dated')}
          options={[
            { value: '', text: t('order.placedAt') },
            { value: 'paid', text: t('order.paidAt') },
          ]}
        />
        <DateField label={t('orders.from')} value={valueOf('from')} onChange={set('from')} />
        <DateField label={t('orders.until')} value={valueOf('until')} onChange={set('until')} />
      </div>
      <SavedFilters
        list="payments"
        names={['search', 'shown', 'state', 'payment', 'dated', 'from', 'until']}
      />
    </div>
  )
}
