import type { ProgressEvent } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { useEventText } from './use-event-text'

/** When something happened, and what. */
export function EventRow({ event }: { readonly event: ProgressEvent }) {
  const { i18n } = useTranslation('scans')
  const eventText = useEventText()
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' })
  return (
    <li className="flex animate-rise gap-3">
      <time dateTime={event.ts} className="shrink-0 text-soft tabular-nums">
        {time.format(new Date(event.ts))}
      </time>
      <span className="min-w-0">{eventText(event)}</span>
    </li>
  )
}
