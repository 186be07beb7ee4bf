import { useTranslation } from 'react-i18next'

/** What one takes upon oneself by sealing. */
export function RightsNotice() {
  const { t } = useTranslation('works')
  return (
    <section
      aria-labelledby="rights-notice"
      className="rounded-2xl border border-brand-wash bg-brand-tint p-5"
    >
      <h2 id="rights-notice" className="font-semibold">
        {t('notice.title')}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-brand">
        <li>{t('notice.permanent')}</li>
        <li>{t('notice.presumed')}</li>
        <li>{t('notice.liable')}</li>
        <li>{t('notice.time')}</li>
      </ul>
    </section>
  )
}
