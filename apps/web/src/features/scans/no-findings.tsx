import { useTranslation } from 'react-i18next'

export function NoFindings() {
  const { t } = useTranslation('scans')
  return (
    <div className="card flex flex-col items-center gap-4 px-5 py-12 text-center">
      <svg
        viewBox="0 0 96 96"
        aria-hidden
        className="w-24"
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth="3"
      >
        <circle cx="42" cy="42" r="27" />
        <path d="m62 62 20 20" strokeWidth="6" strokeLinecap="round" />
        <path d="m31 43 8 8 15-17" stroke="var(--color-good)" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <p className="text-lg font-semibold">{t('results.noLinks')}</p>
      <p className="max-w-md text-soft">{t('results.noLinksMeaning')}</p>
    </div>
  )
}
