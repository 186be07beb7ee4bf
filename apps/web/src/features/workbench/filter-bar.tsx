import { useTranslation } from 'react-i18next'
import { SavedFilters } from '../../components/saved-filters'
import { SelectField } from '../../components/select-field'
import type { FindingFilter } from './workbench.rules'

interface FilterBarProps {
  readonly works: readonly { readonly workId: string; readonly title: string }[]
  readonly filter: FindingFilter
  readonly onChange: (filter: FindingFilter) => void
}

const risks = ['high', 'medium', 'low', 'not-enough-data'] as const
const links = ['visible', 'hidden'] as const
/** Of a list: what restricts nothing. */
const all = ''

/** What of all findings is shown. */
export function FilterBar({ works, filter, onChange }: FilterBarProps) {
  const { t } = useTranslation('workbench')
  const everything = { value: all, text: t('filter.all') } as const
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <div className="col-span-2 sm:col-span-1">
          <SelectField
            label={t('filter.work')}
            value={filter.workId ?? all}
            onChange={(workId) => onChange({ ...filter, workId: workId || undefined })}
            options={[everything, ...works.map(({ workId, title }) => ({ value: workId, text: title }))]}
          />
        </div>
        <SelectField
          label={t('filter.risk')}
          value={filter.risk ?? all}
          onChange={(risk) => onChange({ ...filter, risk: risk || undefined })}
          options={[everything, ...risks.map((value) => ({ value, text: t(`riskOnly.${value}`) }))]}
        />
        <SelectField
          label={t('filter.links')}
          value={filter.links ?? all}
          onChange={(shown) => onChange({ ...filter, links: shown || undefined })}
          options={[everything, ...links.map((value) => ({ value, text: t(`filter.${value}`) }))]}
        />
      </div>
      <SavedFilters list="workbench" names={['workId', 'risk', 'links']} />
    </div>
  )
}
