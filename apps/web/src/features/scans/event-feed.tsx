import { limits, type ProgressEvent } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { EventRow } from './event-row'
import { subjectOf } from './scan-progress.rules'

/** The last few events, newest first; what happens often is not read out (see `ScanAnnouncement`). */
export function EventFeed({ events }: { readonly events: readonly ProgressEvent[] }) {
  const { t } = useTranslation('scans')
  return (
    <section aria-labelledby="latest-events">
      <h2 id="latest-events" className="font-semibold">
        {t('progress.latestEvents')}
      </h2>
      <ol className="mt-2 min-h-40 space-y-2 text-small">
        {events.slice(0, limits.eventFeed.shows).map((event) => (
          <EventRow key={subjectOf(event)} event={event} />
        ))}
      </ol>
    </section>
  )
}
