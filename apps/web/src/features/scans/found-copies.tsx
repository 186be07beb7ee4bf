import { limits, type ProgressEvent } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { EventRow } from './event-row'

/** The copies that a running scan has found, newest first; nothing before the first. */
export function FoundCopies({ copies }: { readonly copies: readonly ProgressEvent[] }) {
  const { t } = useTranslation('scans')
  if (copies.length === 0) return null
  return (
    <section aria-labelledby="found-copies" className="rounded-xl bg-bad-tint px-4 py-3">
      <h2 id="found-copies" className="font-semibold text-bad">
        {t('running.copies', { number: copies.length })}
      </h2>
      <ol className="mt-2 space-y-1.5 text-small">
        {copies.slice(0, limits.eventFeed.shows).map((event) => (
          <EventRow key={String(event.values?.['number'])} event={event} />
        ))}
      </ol>
    </section>
  )
}
