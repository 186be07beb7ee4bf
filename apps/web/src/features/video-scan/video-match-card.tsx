import type { VideoMatch } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { stretchText } from './scan-video.rules'
import { useVideoPictureQuery, type VideoPictureOf } from './video-scan.api'

interface VideoMatchCardProps {
  readonly videoId: string
  readonly match: VideoMatch
}

/** A moment of one's own video beside the picture that was found, and the pages that show it. */
export function VideoMatchCard({ videoId, match }: VideoMatchCardProps) {
  const { t, i18n } = useTranslation('videoScan')
  const moment = stretchText(match.from, match.to)
  const alike = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(match.similarity)
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return (
    <article aria-label={t('match', { moment })} className="card w-full overflow-hidden">
      <div className="grid grid-cols-2 gap-px bg-line">
        <Side
          caption={t('moment', { moment })}
          label={t('stillOf', { moment })}
          videoId={videoId}
          frame={match.frame}
        />
        <Side
          caption={t('picture')}
          label={t('pictureOf', { moment })}
          videoId={videoId}
          matchId={match.id}
        />
      </div>
      <div className="space-y-2 p-5">
        <p className="text-small text-soft">{t('alike', { alike })}</p>
        <ul className="space-y-1.5">
          {match.pages.map(({ pageUrl, seenAt }) => (
            <li key={pageUrl} className="text-[0.95rem]">
              <a href={pageUrl} target="_blank" rel="noreferrer noopener nofollow" className="link break-all">
                {pageUrl}
                <span className="sr-only"> {t('newWindow')}</span>
              </a>
              <span className="block text-small text-soft">
                {t('seen', { day: day.format(new Date(seenAt)) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

function Side({
  caption,
  label,
  ...picture
}: VideoPictureOf & { readonly caption: string; readonly label: string }) {
  const { t } = useTranslation('videoScan')
  const { data: address, isError } = useVideoPictureQuery(picture)
  return (
    <figure className="flex flex-col bg-surface">
      <div className="relative grid aspect-square place-items-center overflow-hidden bg-brand-tint">
        {address && <img src={address} alt={label} className="absolute size-full object-contain" />}
        {isError && <p className="p-3 text-center text-small text-soft">{t('noPicture')}</p>}
        {!address && !isError && <div className="size-full animate-breathe bg-line" />}
      </div>
      <figcaption className="px-4 py-2 text-small font-semibold tabular-nums">{caption}</figcaption>
    </figure>
  )
}
