import { caseStates, type CaseState } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { EmptyState } from '../../components/empty-state'
import { ClearSearch } from '../../components/illustrations/clear-search'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { PagedList } from '../../components/paged-list'
import { SelectField } from '../../components/select-field'
import { CaseRow } from './case-row'
import { StandingNotice } from './claimant/standing-notice'
import { useListCasesInfiniteQuery } from './cases.api'
import './cases.texts'

/** One's own takedown cases, newest first, by state (MEMBER-06). */
export function Component() {
  const { t } = useTranslation('cases')
  return (
    <Page title={t('list.title')} lead={t('list.lead')} width="wide">
      <PageMetadata title={t('list.metaTitle')} description={t('list.lead')} noindex />
      <div className="space-y-6">
        <StandingNotice />
        <Cases />
      </div>
    </Page>
  )
}

function Cases() {
  const { t } = useTranslation('cases')
  const [params, setParams] = useSearchParams()
  const state = caseStates.find((each) => each === params.get('state'))
  const { data, ...pages } = useListCasesInfiniteQuery({ state }, { refetchOnMountOrArgChange: true })
  const counts = data?.pages[0]?.counts ?? {}
  const inUse = caseStates.filter((each) => each === state || counts[each])
  return (
    <div className="space-y-6">
      {inUse.length > 0 && (
        <SelectField<CaseState | ''>
          label={t('list.state')}
          value={state ?? ''}
          onChange={(chosen) => setParams(chosen ? { state: chosen } : {}, { replace: true })}
          options={[
            { value: '', text: t('list.all') },
            ...inUse.map((each) => ({
              value: each,
              text: t('list.counted', { state: t(`state.${each}`), count: counts[each] ?? 0 }),
            })),
          ]}
        />
      )}
      <PagedList
        entries={data?.pages.flatMap(({ cases }) => cases)}
        pages={pages}
        texts={{ unread: t('unread'), retry: t('retry'), more: t('list.more') }}
        empty={<NoCases />}
      >
        {(cases) => (
          <ul className="card divide-y divide-line px-5 sm:px-8">
            {cases.map((row) => (
              <li key={row.id}>
                <CaseRow row={row} Heading="h2" />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

function NoCases() {
  const { t } = useTranslation('cases')
  return (
    <EmptyState
      picture={<ClearSearch />}
      title={t('list.empty')}
      action={<ButtonLink to="/sirp">{t('toWorkbench')}</ButtonLink>}
    >
      {t('list.emptyText')}
    </EmptyState>
  )
}
