import { limits, type ListedListingScan } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { EmptyState } from '../../components/empty-state'
import { SearchingGlass } from '../../components/illustrations/searching-glass'
import { PagedList } from '../../components/paged-list'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { StatusBadge } from '../../components/status-badge'
import { listingScanPath } from './listing-scan-path'
import './listing-scans.texts'
import { scanTones } from './scan-tones'
import { scansApi, useListListingScansInfiniteQuery } from './scans.api'

/** A member's own searches for listings, newest first; while one is running it is asked again. */
export function Component() {
  const { t } = useTranslation('listingScans')
  return (
    <Page title={t('list.title')}>
      <PageMetadata title={t('list.title')} description={t('description')} noindex />
      <ListingScans />
    </Page>
  )
}

function ListingScans() {
  const { t } = useTranslation('listingScans')
  const { isRunning } = scansApi.endpoints.listListingScans.useInfiniteQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      isRunning:
        data?.pages.some(({ scans }) => scans.some(({ status }) => status === 'processing')) ?? false,
    }),
  })
  const { data, ...pages } = useListListingScansInfiniteQuery(undefined, {
    pollingInterval: isRunning ? limits.poll.intervalMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  return (
    <PagedList
      entries={data?.pages.flatMap((page) => page.scans)}
      pages={pages}
      texts={{ unread: t('list.unread'), retry: t('retry'), more: t('list.more') }}
      empty={
        <EmptyState
          picture={<SearchingGlass />}
          title={t('list.empty')}
          action={<ButtonLink to="/trademark">{t('list.begin')}</ButtonLink>}
        />
      }
    >
      {(scans) => (
        <ul className="card divide-y divide-line px-5 sm:px-8">
          {scans.map((scan) => (
            <li key={scan.scanId}>
              <Row scan={scan} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Row({
  scan: { scanId, name, status, progress, startedAt, found },
}: {
  readonly scan: ListedListingScan
}) {
  const { t, i18n } = useTranslation('listingScans')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="space-y-1 py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={listingScanPath(scanId)} className="link font-semibold break-words">
          {name}
        </Link>
        <StatusBadge tone={scanTones[status]}>
          {t(`list.${status}`, { progress: Math.round(progress) })}
        </StatusBadge>
      </p>
      <p className="text-small text-soft">{time.format(new Date(startedAt))}</p>
      {status === 'completed' && <p>{t('list.found', { found })}</p>}
    </div>
  )
}
