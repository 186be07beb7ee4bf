import type { ConfirmedBy } from '../cases/victory.rules'
import { countsAs, type Verdict } from './verdict.rules'

/** One look at the address, as it is kept. */
export interface Observed {
  readonly at: Date
  readonly verdict: Verdict
  /** Seen through a browser, not by a fetch alone. */
  readonly byBrowser: boolean
  /** Seen by the claimant in their own browser, where we are not welcome. */
  readonly byOwner: boolean
}

const hourMs = 3_600_000
export const confirmation = { observations: 3, byBrowser: 2, byOwner: 2, apartMs: 24 * hourMs } as const

export type Finding =
  | { readonly kind: 'up'; readonly at: Date }
  | { readonly kind: 'down'; readonly firstAt: Date; readonly by: ConfirmedBy }
  | { readonly kind: 'open'; readonly firstDownAt: Date | null }

/**
 * What observations say together; they come in the order in which they were made.
 * @param isAnnounced the platform has said, authenticated, that it removed the copy
 */
export function findingOf(observed: readonly Observed[], isAnnounced: boolean): Finding {
  const counting = observed
    // What is there for others is not down; what was gone for us alone before it does not count any more.
    .slice(observed.findLastIndex(({ verdict }) => verdict === 'partly') + 1)
    .filter(({ verdict }) => countsAs(verdict) !== undefined)
  const last = counting.at(-1)
  if (!last) return { kind: 'open', firstDownAt: null }
  if (countsAs(last.verdict) === 'up') return { kind: 'up', at: last.at }
  const lastUp = counting.findLastIndex(({ verdict }) => countsAs(verdict) === 'up')
  const downs = counting.slice(lastUp + 1)
  const firstAt = (downs[0] ?? last).at
  const by = isConfirmedByVisits(downs) ? 'visits' : confirmationByOwner(downs, isAnnounced)
  return by ? { kind: 'down', firstAt, by } : { kind: 'open', firstDownAt: firstAt }
}

/** Of the looks that say down in a row; null where none does, or a removal is proven already. */
export function firstDownAtOf(observed: readonly Observed[]): Date | null {
  const finding = findingOf(observed, false)
  return finding.kind === 'open' ? finding.firstDownAt : null
}

function isConfirmedByVisits(downs: readonly Observed[]): boolean {
  const visits = downs.filter(({ byOwner }) => !byOwner)
  return (
    visits.length >= confirmation.observations &&
    visits.filter(({ byBrowser }) => byBrowser).length >= confirmation.byBrowser &&
    isFarApart(visits)
  )
}

/** The claimant's word together with the platform's, or twice. */
function confirmationByOwner(downs: readonly Observed[], isAnnounced: boolean): ConfirmedBy | undefined {
  const answers = downs.filter(({ byOwner }) => byOwner)
  if (isAnnounced && answers.length > 0) return 'claimant-and-platform'
  return answers.length >= confirmation.byOwner && isFarApart(answers) ? 'claimant' : undefined
}

function isFarApart(looks: readonly Observed[]): boolean {
  const [first, last] = [looks[0], looks.at(-1)]
  return (
    first !== undefined &&
    last !== undefined &&
    last.at.getTime() - first.at.getTime() >= confirmation.apartMs
  )
}
