import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { PageMetadata } from '../../components/page-metadata'
import type { Door, PageInPreparation } from './pages-in-preparation'
import { PreparationPicture } from './preparation-picture'

/** Where to go meanwhile: pages that are there, the likeliest first. */
const instead = {
  member: [
    { to: '/dashboard', text: 'dashboard' },
    { to: '/verify', text: 'verify' },
  ],
  admin: [
    { to: '/', text: 'home' },
    { to: '/verify', text: 'verify' },
  ],
} as const satisfies Record<Door, readonly unknown[]>

/** Says honestly that a page is still being made, what it will be, and where to go until then (SHELL-01). */
export function InPreparationPage({ page }: { readonly page: PageInPreparation }) {
  const { t } = useTranslation('preparation')
  const name = t(`pages.${page.name}.name`)
  const text = t(`pages.${page.name}.text`)
  return (
    <div className="mx-auto grid w-full max-w-5xl items-center gap-8 px-5 py-10 sm:py-20 md:grid-cols-[5fr_6fr] md:gap-14">
      <PageMetadata title={t('metaTitle', { name })} description={text} noindex />
      <PreparationPicture subject={page.subject} className="mx-auto w-full max-w-xs md:max-w-none" />
      <div>
        <p className="inline-flex items-center gap-2 rounded-full border border-dashed border-brand bg-brand-tint px-3.5 py-1 text-sm font-semibold text-brand-dark">
          {t('badge')}
        </p>
        <h1 className="mt-4 text-3xl font-bold tracking-tight sm:text-4xl">{name}</h1>
        <p className="mt-4 text-lg text-soft">{text}</p>
        <p className="mt-8 font-medium">{t('meanwhile')}</p>
        <div className="mt-3 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {instead[page.door].map(({ to, text: where }, index) => (
            <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'secondary'}>
              {t(`instead.${where}`)}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  )
}
