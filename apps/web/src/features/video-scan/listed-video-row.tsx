import FilmIcon from 'lucide-react/icons/film'
import type { ListedVideo } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ProgressBar } from '../../components/progress-bar'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { RemoveVideoButton } from './remove-video-button'
import { useVideoPictureQuery } from './video-scan.api'

const tones: Record<ListedVideo['status'], StatusTone> = {
  processing: 'active',
  completed: 'good',
  failed: 'bad',
}

interface ListedVideoRowProps {
  readonly video: ListedVideo
  readonly onRemoved: () => void
}

/** One scan of a video in the list: a still where something was found, what came of it, and the way to it. */
export function ListedVideoRow({ video, onRemoved }: ListedVideoRowProps) {
  const { t, i18n } = useTranslation('videoScan')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const progress = Math.round(video.progress)
  return (
    <article aria-label={video.filename} className="flex gap-4 py-5 sm:gap-5">
      <Still video={video} />
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-5">
        <div className="min-w-0 flex-1 space-y-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link className="link font-semibold wrap-anywhere" to={`/video-scan?video=${video.videoId}`}>
              {video.filename}
            </Link>
            <StatusBadge tone={tones[video.status]}>{t(`list.${video.status}`, { progress })}</StatusBadge>
          </p>
          <p className="text-small text-soft">{time.format(new Date(video.startedAt))}</p>
          <Outcome video={video} />
          {video.status === 'processing' && <ProgressBar label={video.filename} percent={progress} />}
        </div>
        <RemoveVideoButton video={video} onRemoved={onRemoved} />
      </div>
    </article>
  )
}

function Outcome({ video: { status, failure, matches } }: { readonly video: ListedVideo }) {
  const { t } = useTranslation(['videoScan', 'errors'])
  if (status === 'processing') return null
  if (status === 'failed') return <p>{t(`errors:${failure ?? 'VIDEO_SCAN_FAILED'}`)}</p>
  return <p>{matches > 0 ? t('found', { count: matches }) : t('nothing')}</p>
}

/** The first moment that was found; the film is not kept, so where nothing was found there is no picture of it. */
function Still({ video }: { readonly video: ListedVideo }) {
  const frame =
    'grid aspect-4/3 w-20 shrink-0 place-items-center self-start overflow-hidden rounded-lg bg-brand-tint sm:w-28'
  return (
    <div className={frame}>
      {video.frame === null ? <FilmMark /> : <Moment videoId={video.videoId} frame={video.frame} />}
    </div>
  )
}

function Moment(picture: { readonly videoId: string; readonly frame: number }) {
  const { data: address, isError } = useVideoPictureQuery(picture)
  if (address) return <img src={address} alt="" className="size-full object-contain" />
  return isError ? <FilmMark /> : <div className="size-full animate-breathe bg-line" />
}

const FilmMark = () => <FilmIcon aria-hidden className="size-8 text-brand" />
