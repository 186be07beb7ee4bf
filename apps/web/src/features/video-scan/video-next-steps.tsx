import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import type { ScannedVideo } from './video-scan.api'

/** What to do with a result: with something found, and with nothing. */
export function VideoNextSteps({ video: { matches } }: { readonly video: ScannedVideo }) {
  const { t } = useTranslation('videoScan')
  const isFound = matches.length > 0
  return (
    <section aria-labelledby="video-next" className="card space-y-4 px-5 py-6 sm:px-8">
      <h2 id="video-next" className="text-subheading font-semibold">
        {t('next.title')}
      </h2>
      <ol className="list-decimal space-y-2 pl-6 text-soft marker:font-semibold marker:text-brand-deep">
        {isFound && <li>{t('next.open')}</li>}
        <li>{t('next.seal')}</li>
        <li>{isFound ? t('next.takedown') : t('next.later')}</li>
      </ol>
      <div className="flex flex-col gap-3 pt-1 sm:flex-row sm:flex-wrap">
        <ButtonLink to="/upload">{t('next.sealNow')}</ButtonLink>
        {isFound && (
          <ButtonLink to="/solutions/dmca-takedown" look="secondary">
            {t('next.aboutTakedown')}
          </ButtonLink>
        )}
        <ButtonLink to="/video-scan" look="secondary">
          {t('again')}
        </ButtonLink>
      </div>
    </section>
  )
}
