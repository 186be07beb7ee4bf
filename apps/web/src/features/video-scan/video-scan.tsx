import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { useReadVideoQuery, type ScannedVideo } from './video-scan.api'
import { VideoMatches } from './video-matches'
import { VideoNextSteps } from './video-next-steps'
import { VideoProgress } from './video-progress'

const askEveryMs = 2_000

/** One scan, from its first second to its results. */
export function VideoScan({ videoId }: { readonly videoId: string }) {
  const { t, i18n } = useTranslation('videoScan')
  const problemText = useProblemText()
  const { data: seen } = useReadVideoQuery(videoId)
  const { data: video, error } = useReadVideoQuery(videoId, {
    pollingInterval: seen && seen.status !== 'processing' ? 0 : askEveryMs,
    skipPollingIfUnfocused: true,
  })
  const back = <ButtonLink to="/video-scan">{t('again')}</ButtonLink>
  if (error && !video) {
    return (
      <div className="space-y-5">
        <Notice tone="bad" live>
          {problemText(error, t('unread'))}
        </Notice>
        {back}
      </div>
    )
  }
  if (!video) return <Skeleton />
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="space-y-8">
      <p className="text-soft">
        <span className="block font-semibold wrap-anywhere text-ink">{video.filename}</span>
        {time.format(new Date(video.startedAt))}
      </p>
      <Outcome video={video} />
      {video.status === 'failed' ? back : video.status === 'completed' && <VideoNextSteps video={video} />}
    </div>
  )
}

function Outcome({ video }: { readonly video: ScannedVideo }) {
  const { t } = useTranslation(['videoScan', 'errors'])
  if (video.status === 'processing') return <VideoProgress video={video} />
  if (video.status === 'completed') return <VideoMatches video={video} />
  return (
    <Notice tone="bad" live>
      {t(`errors:${video.failure ?? 'VIDEO_SCAN_FAILED'}`)}
    </Notice>
  )
}
