import { useTranslation } from 'react-i18next'
import type { ReservedCase } from './reserved-case.rules'

/** Says that the first case waits, with what was given for it. The link is shown, not linked: it is suspicious. */
export function ReservedCaseCard({ reserved }: { readonly reserved: ReservedCase }) {
  const { t } = useTranslation('registration')
  return (
    <section
      aria-labelledby="reserved-case"
      className="rounded-2xl border border-brand-wash bg-brand-tint p-5"
    >
      <h2 id="reserved-case" className="font-semibold">
        {t('reserved.title')}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.95rem]">
        {reserved.link !== undefined && (
          <>
            <dt className="text-soft">{t('reserved.link')}</dt>
            <dd className="line-clamp-2 break-all">{reserved.link}</dd>
          </>
        )}
        {reserved.evidence !== undefined && (
          <>
            <dt className="text-soft">{t('reserved.evidence')}</dt>
            <dd className="break-all">{reserved.evidence || '✓'}</dd>
          </>
        )}
      </dl>
      <p className="mt-2 text-[0.95rem]">
        {t(reserved.isForTakedown ? 'reserved.nextTakedown' : 'reserved.next')}
      </p>
    </section>
  )
}
