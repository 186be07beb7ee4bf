import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/button-link'
import { PageMetadata } from '../components/page-metadata'

export function NotFoundPage() {
  const { t } = useTranslation('shell')
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center px-5 py-24 text-center">
      <PageMetadata title={t('notFound.title')} description={t('notFound.text')} noindex />
      <svg viewBox="0 0 120 120" aria-hidden className="w-36">
        <rect
          x="12"
          y="12"
          width="96"
          height="96"
          rx="18"
          fill="none"
          stroke="var(--color-brand)"
          strokeWidth="3"
          strokeDasharray="7 9"
        />
        <path
          d="M44 46v10M76 46v10M44 82q16-14 32 0"
          fill="none"
          stroke="var(--color-brand)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
      <p className="mt-8 text-5xl font-bold text-brand-deep">404</p>
      <h1 className="mt-4 text-heading font-semibold">{t('notFound.text')}</h1>
      <ButtonLink to="/" className="mt-8">
        {t('backToHome')}
      </ButtonLink>
    </div>
  )
}
