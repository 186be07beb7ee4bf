import { useTranslation } from 'react-i18next'
import type { ScannedVideo } from './video-scan.api'
import { VideoMatchCard } from './video-match-card'

/** What was found, and what that rests on; 'nothing' is said as carefully. */
export function VideoMatches({ video }: { readonly video: ScannedVideo }) {
  const { t, i18n } = useTranslation('videoScan')
  const number = new Intl.NumberFormat(i18n.language)
  const count = video.matches.length
  const searched = {
    frames: number.format(video.frames ?? 0),
    pictures: number.format(video.picturesSearched ?? 0),
  }
  return (
    <section aria-labelledby="video-matches" className="space-y-5">
      <div>
        <h2 id="video-matches" role="status" className="text-heading font-semibold">
          {count > 0 ? t('found', { count }) : t('nothing')}
        </h2>
        <p className="mt-1 text-soft">{t('searched', searched)}</p>
      </div>
      {count === 0 ? (
        <p className="card px-5 py-6 text-soft sm:px-8">{t('nothingHint')}</p>
      ) : (
        <ul className={`grid gap-5 ${count > 1 ? 'lg:grid-cols-2' : 'max-w-3xl'}`}>
          {video.matches.map((match) => (
            <li key={match.id} className="flex">
              <VideoMatchCard videoId={video.videoId} match={match} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
