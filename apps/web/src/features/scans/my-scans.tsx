import { limits } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state'
import { SearchingGlass } from '../../components/illustrations/searching-glass'
import { PagedList } from '../../components/paged-list'
import { ListedScanRow } from './listed-scan-row'
import { scansApi, useListScansInfiniteQuery } from './scans.api'
import './scans.texts'

/** A member's own scans, newest first; while one is running it is asked again (MEMBER-01). */
export function MyScans() {
  const { t } = useTranslation('scans')
  return (
    <section aria-labelledby="my-scans">
      <h2 id="my-scans" className="mb-5 text-heading font-semibold">
        {t('list.title')}
      </h2>
      <Scans />
    </section>
  )
}

function Scans() {
  const { t } = useTranslation('scans')
  const { isRunning } = scansApi.endpoints.listScans.useInfiniteQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      isRunning:
        data?.pages.some(({ scans }) => scans.some(({ status }) => status === 'processing')) ?? false,
    }),
  })
  const { data, ...pages } = useListScansInfiniteQuery(undefined, {
    pollingInterval: isRunning ? limits.poll.intervalMs : 0,
    skipPollingIfUnfocused: true,
  })
  return (
    <PagedList
      entries={data?.pages.flatMap((page) => page.scans)}
      pages={pages}
      texts={{ unread: t('list.unread'), retry: t('list.retry'), more: t('list.more') }}
      empty={<EmptyState picture={<SearchingGlass />} title={t('list.empty')} />}
    >
      {(scans) => (
        <ul className="card divide-y divide-line px-5 sm:px-8">
          {scans.map((scan) => (
            <li key={scan.scanId}>
              <ListedScanRow scan={scan} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
