import { caseStates, listAdministeredCasesRequest } from '@originseal/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { filterOf } from '../../components/address-filter.rules'
import { CardSection } from '../../components/card-section'
import { DateField } from '../../components/date-field'
import { ExportList } from '../../components/export-list'
import { PagedList } from '../../components/paged-list'
import { SavedFilters } from '../../components/saved-filters'
import { SelectField } from '../../components/select-field'
import { TypedFilter } from '../../components/typed-filter'
import { useAddressFilter } from '../../components/use-address-filter'
import { useExportAdministeredCasesMutation, useListAdministeredCasesInfiniteQuery } from './case-review.api'
import { CaseRow } from './case-row'

const { search, state, from, until } = listAdministeredCasesRequest.shape

/** Everybody's cases, as the address narrows them. */
export function CaseList() {
  const { t } = useTranslation('caseReview')
  const [params] = useSearchParams()
  const filter = useMemo(
    () => ({
      ...filterOf({ search, state, from, until }, params),
      ...(params.get('late') === 'true' && { late: 'true' as const }),
      ...(params.get('unsent') === 'true' && { unsent: 'true' as const }),
    }),
    [params],
  )
  const pages = useListAdministeredCasesInfiniteQuery(filter, { refetchOnMountOrArgChange: true })
  const [exportCases] = useExportAdministeredCasesMutation()
  return (
    <CardSection title={t('cases.title')}>
      <CaseFilters />
      <div className="mb-4">
        <ExportList onExport={({ reason }) => exportCases({ ...filter, reason })} />
      </div>
      <PagedList
        entries={pages.currentData?.pages.flatMap(({ cases }) => cases)}
        pages={pages}
        texts={{ unread: t('list.unread'), retry: t('list.retry'), more: t('list.more') }}
        empty={<p className="text-soft">{t('cases.none')}</p>}
      >
        {(cases) => (
          <ul data-rows aria-label={t('cases.title')} className="divide-y divide-line">
            {cases.map((entry) => (
              <li key={entry.id} className="py-4">
                <CaseRow entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}

/** Which cases are shown. */
function CaseFilters() {
  const { t } = useTranslation('caseReview')
  const { valueOf, set } = useAddressFilter()
  const all = { value: '', text: t('cases.all') }
  return (
    <div role="search" aria-label={t('cases.filter')} className="mb-6 space-y-4">
      <div className="grid gap-4 sm:grid-cols-3 xl:grid-cols-6">
        <TypedFilter
          label={t('cases.search')}
          hint={t('cases.hint')}
          value={valueOf('search')}
          onChange={set('search')}
        />
        <SelectField
          label={t('cases.state')}
          value={valueOf('state')}
          onChange={set('state')}
          options={[all, ...caseStates.map((value) => ({ value, text: t(`state.${value}`) }))]}
        />
        <SelectField
          label={t('cases.clock')}
          value={valueOf('late')}
          onChange={set('late')}
          options={[all, { value: 'true', text: t('cases.late') }]}
        />
        <SelectField
          label={t('cases.notice')}
          value={valueOf('unsent')}
          onChange={set('unsent')}
          options={[all, { value: 'true', text: t('cases.unsent') }]}
        />
        <DateField label={t('cases.from')} value={valueOf('from')} onChange={set('from')} />
        <DateField label={t('cases.until')} value={valueOf('until')} onChange={set('until')} />
      </div>
      <SavedFilters list="adminCases" names={['search', 'state', 'late', 'unsent', 'from', 'until']} />
    </div>
  )
}
