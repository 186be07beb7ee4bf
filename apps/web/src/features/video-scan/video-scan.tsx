import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { useReadVideoQuery, type ScannedVideo } from './video-scan.api'
import { VideoMatches } from './video-matches'

const askEveryMs = 2_000

interface VideoScanProps {
  readonly videoId: string
  readonly onAgain: () => void
}

/** One scan, from its first second to its results. */
export function VideoScan({ videoId, onAgain }: VideoScanProps) {
  const { t } = useTranslation('videoScan')
  const problemText = useProblemText()
  const { data: seen } = useReadVideoQuery(videoId)
  const { data: video, error } = useReadVideoQuery(videoId, {
    pollingInterval: seen && seen.status !== 'processing' ? 0 : askEveryMs,
    skipPollingIfUnfocused: true,
  })
  if (error && !video) {
    return (
      <div className="space-y-5">
        <Notice tone="bad" live>
          {problemText(error, t('unread'))}
        </Notice>
        <Button onPress={onAgain}>{t('again')}</Button>
      </div>
    )
  }
  if (!video) return <Skeleton />
  return (
    <div className="space-y-6">
      <p className="break-words text-soft">{video.filename}</p>
      <Outcome video={video} />
      {video.status !== 'processing' && (
        <Button look="secondary" onPress={onAgain}>
          {t('again')}
        </Button>
      )}
    </div>
  )
}

function Outcome({ video }: { readonly video: ScannedVideo }) {
  const { t } = useTranslation(['videoScan', 'errors'])
  if (video.status === 'processing') {
    return (
      <div role="status" className="card space-y-3 p-6">
        <p className="font-semibold">{t('processing')}</p>
        <p className="text-soft">{t('processingHint')}</p>
        <div aria-hidden className="h-2.5 animate-breathe rounded-full bg-brand-wash" />
      </div>
    )
  }
  if (video.status === 'failed') {
    return (
      <Notice tone="bad" live>
        {t(`errors:${video.failure ?? 'VIDEO_SCAN_FAILED'}`)}
      </Notice>
    )
  }
  return <VideoMatches video={video} />
}
