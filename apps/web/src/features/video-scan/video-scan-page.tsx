import { id } from '@originseal/contracts'
import { useEffect, useRef, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { MyVideos } from './my-videos'
import { ScanVideoForm } from './scan-video-form'
import { VideoScan } from './video-scan'

/** Short videos against the pictures of the web (MEMBER-08); the scan is in the address, so that it can be come back to. */
export function VideoScanPage({ Left }: { readonly Left: ComponentType }) {
  const { t } = useTranslation('videoScan')
  const [search, setSearch] = useSearchParams()
  const videoId = id.safeParse(search.get('video')).data
  return (
    <Page title={t('title')} lead={videoId ? undefined : t('lead')} width="wide">
      <PageMetadata title={t('title')} description={t('lead')} noindex />
      <div ref={useFocusOnChange(videoId)} tabIndex={-1} className="outline-none">
        {videoId ? (
          <VideoScan key={videoId} videoId={videoId} />
        ) : (
          <div className="space-y-12">
            <div className="space-y-4">
              <Left />
              <ScanVideoForm onSent={(sent) => setSearch({ video: sent })} />
            </div>
            <MyVideos />
          </div>
        )}
      </div>
    </Page>
  )
}

/** What was focused goes with the view that it was in: the next view takes the focus. */
function useFocusOnChange(view: string | undefined) {
  const region = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    region.current?.focus({ preventScroll: true })
  }, [view])
  return region
}
