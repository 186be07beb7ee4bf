import type { NoticeAttemptView } from '@originseal/contracts'
import { useTime } from '../../../components/use-time'

interface AttemptListProps {
  readonly attempts: readonly NoticeAttemptView[]
  readonly textOf: (attempt: NoticeAttemptView) => string
}

/** How far each attempt to send something is, when it ended, and what was said then. */
export function AttemptList({ attempts, textOf }: AttemptListProps) {
  const time = useTime()
  return (
    <ul className="space-y-1">
      {attempts.map((attempt) => {
        const { recipient, state, answer, endedAt } = attempt
        return (
          <li key={`${recipient} ${endedAt ?? state}`} className="break-words">
            <span className={toneOf[state]}>{textOf(attempt)}</span>
            {endedAt && (
              <>
                {' · '}
                <time dateTime={endedAt}>{time(endedAt)}</time>
              </>
            )}
            {answer && <span className="block font-mono text-small break-all text-soft">{answer}</span>}
          </li>
        )
      })}
    </ul>
  )
}

const toneOf: Readonly<Partial<Record<NoticeAttemptView['state'], string>>> = {
  failed: 'font-medium text-bad',
  bounced: 'font-medium text-bad',
  unknown: 'font-medium text-warn',
}
