import { useTranslation } from 'react-i18next'

/** Stands where the picture of a masked finding would be, which never leaves the server before it is paid for. */
export function LockedPicture() {
  const { t } = useTranslation('scans')
  return (
    <div className="flex size-full flex-col items-center justify-center gap-1.5 rounded-xl border border-dashed border-brand p-2 text-center">
      <svg viewBox="0 0 32 32" aria-hidden className="w-8" fill="none" stroke="var(--color-brand-deep)">
        <rect x="6" y="14" width="20" height="14" rx="3.5" strokeWidth="2" fill="var(--color-brand-wash)" />
        <path d="M10.5 14v-3.5a5.5 5.5 0 0 1 11 0V14" strokeWidth="2" strokeLinecap="round" />
        <path d="M16 19.5v3" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      <span className="text-sm font-medium text-brand-deep">{t('finding.locked')}</span>
    </div>
  )
}
