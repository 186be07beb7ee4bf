import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registerAsVisitor } from '../../api/as-visitor'
import { ButtonLink } from '../../components/button-link'
import { PageMetadata } from '../../components/page-metadata'
import { beginningOfUse } from '../../loading/beginning-of-use'
import { loadChunk } from '../../loading/load-chunk'
import { loadTexts } from '../../i18n/i18n'
import { CaseStepper } from './case-stepper'
import { QuickCaseForm } from './quick-case/quick-case-form'
import { ResumeTrialBand } from './resume-trial-band'
import './sections/home-sections.texts'

// Asked before the page is hydrated: React comes to this part of it only after that.
const begun = beginningOfUse()
const HomeSections = lazy(async () => {
  await begun
  const [{ HomeSections: component }] = await Promise.all([
    loadChunk('home-sections', () => import('./sections/home-sections')),
    loadTexts('homeSections'),
  ])
  return { default: component }
})

/** For somebody whose picture was stolen: what happened, where to paste it; below, when there is time, all the rest. */
function HomePage() {
  const { t } = useTranslation('home')
  const [link, setLink] = useState('')
  return (
    <>
      <PageMetadata title={t('metaTitle')} description={t('metaDescription')} />
      <ResumeTrialBand />
      <section className="overflow-hidden border-b border-line">
        <div className="column-wide grid items-center gap-x-12 gap-y-6 pt-6 pb-10 sm:pt-12 lg:grid-cols-[6fr_5fr] lg:py-20">
          <div>
            <h1 className="text-[2rem] leading-tight font-bold whitespace-pre-line sm:text-display">
              {t('hero.title')}
            </h1>
            <p className="mt-3 max-w-xl text-soft sm:mt-6 sm:text-lead">{t('hero.text')}</p>
          </div>
          <QuickCaseForm link={link} onLink={setLink} />
          <div className="flex flex-col gap-3 sm:flex-row sm:items-center lg:col-span-2">
            <ButtonLink to={registerAsVisitor} look="outline">
              {t('hero.start')}
            </ButtonLink>
            <ButtonLink to="/verify" look="quiet">
              {t('hero.verify')}
            </ButtonLink>
            <p className="text-small text-soft">{t('hero.free')}</p>
          </div>
        </div>
        <CaseStepper />
      </section>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <HomeSections link={link} />
      </Suspense>
    </>
  )
}

export { HomePage as Component }
