import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../components/progress-bar'
import type { ScannedVideo } from './video-scan.api'

/** What is being done with a video, and how far that is. */
export function VideoProgress({ video }: { readonly video: ScannedVideo }) {
  const { t } = useTranslation('videoScan')
  return (
    <section aria-labelledby="video-step" className="card space-y-4 p-6">
      <h2 id="video-step" role="status" className="text-subheading font-semibold">
        {t(`step.${video.step ?? 'waiting'}`)}
      </h2>
      <ProgressBar label={t('processing')} percent={Math.round(video.progress)} />
      <p className="text-soft">{t('processingHint')}</p>
    </section>
  )
}
