import { userStates } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../components/date-field'
import { SavedFilters } from '../../components/saved-filters'
import { SelectField } from '../../components/select-field'
import { TypedFilter } from '../../components/typed-filter'
import { useAddressFilter } from '../../components/use-address-filter'
import { accountRoles } from './account-roles'

/** Which accounts are shown. */
export function UserFilters() {
  const { t } = useTranslation('users')
  const { valueOf, set } = useAddressFilter()
  const all = { value: '', text: t('filter.all') }
  return (
    <div role="search" aria-label={t('filter.title')} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-3 xl:grid-cols-5">
        <TypedFilter
          label={t('filter.search')}
          hint={t('filter.hint')}
          value={valueOf('search')}
          onChange={set('search')}
        />
        <SelectField
          label={t('filter.role')}
          value={valueOf('role')}
          onChange={set('role')}
          options={[all, ...accountRoles.map((value) => ({ value, text: t(`role.${value}`) }))]}
        />
        <SelectField
          label={t('filter.state')}
          value={valueOf('state')}
          onChange={set('state')}
          options={[all, ...userStates.map((value) => ({ value, text: t(`state.${value}`) }))]}
        />
        <DateField label={t('filter.from')} value={valueOf('from')} onChange={set('from')} />
        <DateField label={t('filter.until')} value={valueOf('until')} onChange={set('until')} />
      </div>
      <SavedFilters list="users" names={['search', 'role', 'state', 'from', 'until']} />
    </div>
  )
}
