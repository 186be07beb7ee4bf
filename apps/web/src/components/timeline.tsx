import type { ReactNode } from 'react'
import type { StatusTone } from './status-badge'
import { useTime } from './use-time'

export interface TimelineEntry {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly tone?: StatusTone
}

const dots: Record<StatusTone, string> = {
  good: 'border-good bg-good',
  warn: 'border-warn bg-warn',
  bad: 'border-bad bg-bad',
  active: 'border-brand-deep bg-brand-deep',
  quiet: 'border-field bg-surface',
}

/** What happened, one thing after another. */
export function Timeline({
  label,
  entries,
}: {
  readonly label: string
  readonly entries: readonly TimelineEntry[]
}) {
  const time = useTime()
  return (
    <ol aria-label={label} className="border-l-2 border-line">
      {entries.map(({ id, at, title, text, tone = 'quiet' }) => (
        <li key={id} className="relative pb-6 pl-6 last:pb-0">
          <span
            aria-hidden
            className={`absolute top-1.5 -left-[0.5625rem] size-4 rounded-full border-2 ${dots[tone]}`}
          />
          <p className="font-semibold">{title}</p>
          <time dateTime={at} className="text-small text-soft">
            {time(at)}
          </time>
          {text && <div className="mt-1">{text}</div>}
        </li>
      ))}
    </ol>
  )
}
