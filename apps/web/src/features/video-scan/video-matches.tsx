import { useTranslation } from 'react-i18next'
import type { ScannedVideo } from './video-scan.api'
import { VideoMatchCard } from './video-match-card'

/** What was found, and what that rests on; 'nothing' is said as carefully. */
export function VideoMatches({ video }: { readonly video: ScannedVideo }) {
  const { t, i18n } = useTranslation('videoScan')
  const number = new Intl.NumberFormat(i18n.language)
  const searched = {
    frames: number.format(video.frames ?? 0),
    pictures: number.format(video.picturesSearched ?? 0),
  }
  return (
    <section aria-labelledby="video-matches" className="space-y-5">
      <h2 id="video-matches" role="status" className="text-xl font-semibold">
        {video.matches.length > 0 ? t('found', { count: video.matches.length }) : t('nothing')}
      </h2>
      <p className="text-soft">{t('searched', searched)}</p>
      {video.matches.length === 0 && (
        <p className="card px-5 py-8 text-center text-soft">{t('nothingHint')}</p>
      )}
      <ul className="grid gap-5 lg:grid-cols-2">
        {video.matches.map((match) => (
          <li key={match.id}>
            <VideoMatchCard videoId={video.videoId} match={match} />
          </li>
        ))}
      </ul>
    </section>
  )
}
