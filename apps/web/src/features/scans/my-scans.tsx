import { limits } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { ListedScanRow } from './listed-scan-row'
import { scansApi, useListScansInfiniteQuery } from './scans.api'
import './scans.texts'

/** A member's own scans, newest first; while one is running it is asked again (MEMBER-01). */
export function MyScans() {
  const { t } = useTranslation('scans')
  return (
    <section aria-labelledby="my-scans">
      <h2 id="my-scans" className="mb-5 text-xl font-semibold">
        {t('list.title')}
      </h2>
      <Scans />
    </section>
  )
}

function Scans() {
  const { t } = useTranslation('scans')
  const problemText = useProblemText()
  const { isRunning } = scansApi.endpoints.listScans.useInfiniteQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      isRunning:
        data?.pages.some(({ scans }) => scans.some(({ status }) => status === 'processing')) ?? false,
    }),
  })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListScansInfiniteQuery(
    undefined,
    { pollingInterval: isRunning ? limits.poll.intervalMs : 0, skipPollingIfUnfocused: true },
  )
  if (error && !data) {
    return (
      <Notice tone="bad" live>
        <p>{problemText(error, t('list.unread'))}</p>
        <Button look="quiet" onPress={() => void refetch()}>
          {t('list.retry')}
        </Button>
      </Notice>
    )
  }
  if (!data) return <Skeleton />
  const scans = data.pages.flatMap((page) => page.scans)
  if (scans.length === 0) return <p className="card px-5 py-8 text-center text-soft">{t('list.empty')}</p>
  return (
    <>
      <ul className="card divide-y divide-line px-5 sm:px-8">
        {scans.map((scan) => (
          <li key={scan.scanId}>
            <ListedScanRow scan={scan} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          look="secondary"
          className="mt-6"
          isDisabled={isFetchingNextPage}
          onPress={() => void fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </>
  )
}
