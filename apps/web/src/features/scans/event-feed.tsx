import { limits, type ProgressEvent } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { useEventText } from './use-event-text'

/** The last few events, newest first; read out as they come. */
export function EventFeed({ events }: { readonly events: readonly ProgressEvent[] }) {
  const { t, i18n } = useTranslation('scans')
  const eventText = useEventText()
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' })
  return (
    <section aria-labelledby="latest-events">
      <h2 id="latest-events" className="font-semibold">
        {t('progress.latestEvents')}
      </h2>
      <ol aria-live="polite" className="mt-2 min-h-40 space-y-2 text-sm">
        {events.slice(0, limits.eventFeed.shows).map((event) => (
          <li key={`${event.ts} ${event.key} ${event.message}`} className="flex animate-rise gap-3">
            <time dateTime={event.ts} className="shrink-0 text-soft tabular-nums">
              {time.format(new Date(event.ts))}
            </time>
            <span>{eventText(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
