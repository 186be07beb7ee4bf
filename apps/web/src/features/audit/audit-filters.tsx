import { auditedObjects } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../components/date-field'
import { SavedFilters } from '../../components/saved-filters'
import { SelectField } from '../../components/select-field'
import { TypedFilter } from '../../components/typed-filter'
import { useAddressFilter } from '../../components/use-address-filter'

/** What is shown of the log. Each question to it is an entry in it. */
export function AuditFilters() {
  const { t } = useTranslation('audit')
  const { valueOf, set } = useAddressFilter()
  return (
    <div role="search" aria-label={t('filter.title')} className="mb-6 space-y-4">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <SelectField
          label={t('filter.objectKind')}
          value={valueOf('objectKind')}
          onChange={set('objectKind')}
          options={[
            { value: '', text: t('filter.all') },
            ...auditedObjects.map((value) => ({ value, text: t(`object.${value}`) })),
          ]}
        />
        {(['actorId', 'objectId', 'subjectId', 'action'] as const).map((name) => (
          <TypedFilter key={name} label={t(`filter.${name}`)} value={valueOf(name)} onChange={set(name)} />
        ))}
        <DateField label={t('filter.from')} value={valueOf('from')} onChange={set('from')} />
        <DateField label={t('filter.until')} value={valueOf('until')} onChange={set('until')} />
      </div>
      <SavedFilters
        list="audit"
        names={['objectKind', 'actorId', 'objectId', 'subjectId', 'action', 'from', 'until']}
      />
    </div>
  )
}
