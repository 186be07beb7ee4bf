import { useTranslation } from 'react-i18next'
import { asVisitor } from '../../api/as-visitor'
import { ButtonLink } from '../../components/button-link'
import { PageMetadata } from '../../components/page-metadata'
import { HonestyBlock } from './honesty-block'
import { SealedPicture } from './illustrations/sealed-picture'
import { ResumeTrialBand } from './resume-trial-band'
import { ThreeSteps } from './three-steps'

/** What OriginSeal is, how it works, what it proves, and where to begin. */
export function HomePage() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageMetadata title={t('metaTitle')} description={t('metaDescription')} />
      <ResumeTrialBand />
      <section className="overflow-hidden border-b border-line">
        <div className="column-wide grid items-center gap-10 py-section lg:grid-cols-[6fr_5fr]">
          <div>
            <h1 className="text-display font-bold whitespace-pre-line">{t('hero.title')}</h1>
            <p className="mt-6 max-w-xl text-lead text-soft">{t('hero.text')}</p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:items-center">
              <ButtonLink to="/register" state={asVisitor} className="text-lg sm:px-8">
                {t('hero.start')}
              </ButtonLink>
              <ButtonLink to="/verify" look="secondary" className="text-lg">
                {t('hero.verify')}
              </ButtonLink>
            </div>
            <p className="mt-4 text-sm text-soft">{t('hero.free')}</p>
          </div>
          <SealedPicture className="mx-auto w-full max-w-md overflow-visible lg:max-w-none" />
        </div>
      </section>
      <ThreeSteps />
      <HonestyBlock />
      <section className="column-wide py-section">
        <div className="flex flex-col items-start gap-6 rounded-3xl bg-seal-tint p-8 sm:flex-row sm:items-center sm:justify-between sm:p-12">
          <h2 className="max-w-xl text-title font-bold">{t('end.title')}</h2>
          <ButtonLink to="/register" state={asVisitor} className="shrink-0 text-lg sm:px-8">
            {t('hero.start')}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
