import { id } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { ScanVideoForm } from './scan-video-form'
import { VideoScan } from './video-scan'

/** Short videos against the pictures of the web (MEMBER-08); the scan is in the address, so that it can be come back to. */
export function VideoScanPage() {
  const { t } = useTranslation('videoScan')
  const [search, setSearch] = useSearchParams()
  const video = id.safeParse(search.get('video'))
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('title')} description={t('lead')} noindex />
      {video.success ? (
        <VideoScan key={video.data} videoId={video.data} onAgain={() => setSearch({})} />
      ) : (
        <ScanVideoForm onSent={(videoId) => setSearch({ video: videoId })} />
      )}
    </Page>
  )
}
