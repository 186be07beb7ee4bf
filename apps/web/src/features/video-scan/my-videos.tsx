import { limits } from '@originseal/contracts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state'
import { SearchingGlass } from '../../components/illustrations/searching-glass'
import { PagedList } from '../../components/paged-list'
import { ListedVideoRow } from './listed-video-row'
import { useListVideosInfiniteQuery, videoScanApi } from './video-scan.api'

/** A member's own scans of videos, newest first; while one is running it is asked again. */
export function MyVideos() {
  const { t } = useTranslation('videoScan')
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<string>()
  return (
    <section aria-labelledby="my-videos">
      <h2 ref={heading} id="my-videos" tabIndex={-1} className="mb-5 text-heading font-semibold outline-none">
        {t('list.title')}
      </h2>
      <p role="status" className="text-soft not-empty:mb-4">
        {removed && t('list.removed', { filename: removed })}
      </p>
      <Videos
        onRemoved={(filename) => {
          setRemoved(filename)
          // Its button is gone with its row.
          heading.current?.focus()
        }}
      />
    </section>
  )
}

function Videos({ onRemoved }: { readonly onRemoved: (filename: string) => void }) {
  const { t } = useTranslation('videoScan')
  const { isRunning } = videoScanApi.endpoints.listVideos.useInfiniteQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      isRunning:
        data?.pages.some(({ videos }) => videos.some(({ status }) => status === 'processing')) ?? false,
    }),
  })
  const { data, ...pages } = useListVideosInfiniteQuery(undefined, {
    pollingInterval: isRunning ? limits.poll.intervalMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  return (
    <PagedList
      entries={data?.pages.flatMap((page) => page.videos)}
      pages={pages}
      texts={{ unread: t('list.unread'), retry: t('list.retry'), more: t('list.more') }}
      empty={<EmptyState picture={<SearchingGlass />} title={t('list.empty')} />}
    >
      {(videos) => (
        <ul className="card divide-y divide-line px-5 sm:px-8">
          {videos.map((video) => (
            <li key={video.videoId}>
              <ListedVideoRow video={video} onRemoved={() => onRemoved(video.filename)} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
