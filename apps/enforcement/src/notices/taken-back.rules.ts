import type { NoticeAttempt, StoredRetraction } from './stored-notice'

/** How far the taking back of a case's notices is. `unknown`: the answer to a mail was lost. */
export type TakingBack =
  | { readonly kind: 'done'; readonly at: Date }
  | { readonly kind: 'under-way' | 'unknown' }

/** Undefined where none is taken back. One that failed, or goes by hand, is still to be done. */
export function takingBackOf(
  retractions: readonly StoredRetraction[],
  attempts: readonly NoticeAttempt[],
): TakingBack | undefined {
  if (retractions.length === 0) return undefined
  const lasts = retractions.map(({ id }) => attempts.findLast(({ noticeId }) => noticeId === id))
  const ended = lasts.flatMap((attempt) => attempt?.endedAt ?? [])
  if (lasts.every((attempt) => attempt?.state === 'filed'))
    return { kind: 'done', at: new Date(Math.max(...ended.map((at) => at.getTime()))) }
  const isKnown = lasts.some((attempt) => !attempt?.endedAt || attempt.state === 'failed')
  return { kind: isKnown ? 'under-way' : 'unknown' }
}
