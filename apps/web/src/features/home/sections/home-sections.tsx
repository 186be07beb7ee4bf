import { memo, use } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/button-link'
import { QuestionList } from '../../../components/question-list'
import { UpsellDrawer } from '../../../offers/upsell-drawer'
import { loadApi } from '../../../session/load-api'
import { useSessionDispatch } from '../../../session/use-session'
import { useSearch } from '../../../loading/use-search'
import { registerPath } from '../../../tracking/campaign'
import { HonestyBlock } from '../honesty-block'
import { SealedPicture } from '../illustrations/sealed-picture'
import { ThreeSteps } from '../three-steps'
import { ComparisonTable } from './comparison-table'
import { DailyTen } from './daily-ten'
import { Film } from './film'
import { MessagingButton } from './messaging-button'
import { Metrics } from './metrics'
import { QuickActions } from './quick-actions'
import { Cards, Section } from './section'
import { useImpression } from './use-impression'
import { usePromotion } from './use-promotion'
import { Wins } from './wins'

const three = ['a', 'b', 'c'] as const
const four = ['a', 'b', 'c', 'd'] as const
const questions = ['a', 'b', 'c', 'd', 'e'] as const

/** Everything below the first screen: what we do in 72 hours, what it costs, the proof, and the rest (HOME-13). */
export function HomeSections({ link }: { readonly link: string }) {
  const dispatch = useSessionDispatch()
  use(dispatch(loadApi()))
  return (
    <>
      <Sections />
      <MessagingButton link={link} />
    </>
  )
}

/** Kept as it is while the suspicious link is typed. */
const Sections = memo(function Sections() {
  const { t } = useTranslation('homeSections')
  const search = useSearch()
  const promotion = usePromotion()
  const comparison = useImpression(promotion?.bucket)
  const cardsOf = (block: 'hours' | 'reasons' | 'stop') =>
    three.map((name) => ({ title: t(`${block}.${name}.title`), text: t(`${block}.${name}.text`) }))
  return (
    <>
      <DailyTen promotion={promotion} />
      <Section title={t('hours.title')} lead={t('hours.text')}>
        <Cards isOrdered items={cardsOf('hours')} />
        <p className="mt-5 text-small text-soft">{t('hours.target')}</p>
      </Section>
      <Section title={t('stop.title')} lead={t('stop.text')} isTinted>
        <Cards items={cardsOf('stop')} />
      </Section>
      <Section title={t('free.title')} lead={t('free.text')}>
        <ComparisonTable of="free" />
        <ButtonLink to="/pricing" look="secondary" className="mt-6">
          {t('pricing')}
        </ButtonLink>
      </Section>
      <Section title={t('group.title')} lead={t('group.text')} isTinted>
        <ButtonLink to={registerPath(search, { intent: 'submit_takedown' })}>{t('group.go')}</ButtonLink>
      </Section>
      <Section title={t('metrics.title')}>
        <Metrics />
      </Section>
      <Wins />
      <Section title={t('cases.title')} lead={t('cases.text')}>
        <Cards
          items={four.map((name) => ({
            title: t(`cases.${name}.title`),
            text: t(`cases.${name}.text`),
            mark: t('cases.mark'),
          }))}
        />
      </Section>
      <Section title={t('reasons.title')} isTinted>
        <Cards items={cardsOf('reasons')} />
      </Section>
      <ThreeSteps />
      <HonestyBlock />
      <Section title={t('comparison.title')} lead={t('comparison.text')} sectionRef={comparison}>
        <ComparisonTable of="comparison" />
        <ButtonLink to="/pricing" look="secondary" className="mt-6">
          {t('pricing')}
        </ButtonLink>
      </Section>
      <Section title={t('actions.title')} isTinted>
        <QuickActions />
      </Section>
      <Section title={t('about.title')} lead={t('about.text')}>
        <div className="grid items-center gap-8 sm:grid-cols-2">
          <SealedPicture className="w-full max-w-sm overflow-visible" />
          <div>
            <ButtonLink to="/about" look="secondary">
              {t('about.go')}
            </ButtonLink>
          </div>
        </div>
      </Section>
      <Section title={t('faq.title')} isTinted>
        <QuestionList
          questions={questions.map((name) => ({
            question: t(`faq.${name}.question`),
            answer: t(`faq.${name}.answer`),
          }))}
        />
      </Section>
      <Section title={t('end.title')} lead={t('end.text')}>
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <Film />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={registerPath(search, { intent: 'submit_takedown' })}>{t('end.go')}</ButtonLink>
            <ButtonLink to="/contact" look="secondary">
              {t('end.contact')}
            </ButtonLink>
          </div>
        </div>
      </Section>
      <UpsellDrawer />
    </>
  )
})
