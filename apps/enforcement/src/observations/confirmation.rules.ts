import { countsAs, type Verdict } from './verdict.rules'

/** One look at the address, as it is kept. */
export interface Observed {
  readonly at: Date
  readonly verdict: Verdict
  /** Seen through a browser, not by a fetch alone. */
  readonly byBrowser: boolean
}

const hourMs = 3_600_000
export const confirmation = { observations: 3, byBrowser: 2, apartMs: 24 * hourMs } as const

/** After the first that says down; the last leaves room for one that did not count. */
const confirmingAfterMs = [10 * 60_000, 2 * hourMs, 6 * hourMs, 24 * hourMs, 26 * hourMs] as const

export type Finding =
  | { readonly kind: 'up'; readonly at: Date }
  | { readonly kind: 'down'; readonly firstAt: Date }
  | { readonly kind: 'open'; readonly firstDownAt: Date | null }

/** What observations say together; they come in the order in which they were made. */
export function findingOf(observed: readonly Observed[]): Finding {
  const counting = observed.filter(({ verdict }) => countsAs(verdict) !== undefined)
  const last = counting.at(-1)
  if (!last) return { kind: 'open', firstDownAt: null }
  if (countsAs(last.verdict) === 'up') return { kind: 'up', at: last.at }
  const lastUp = counting.findLastIndex(({ verdict }) => countsAs(verdict) === 'up')
  const downs = counting.slice(lastUp + 1)
  const first = downs[0] ?? last
  const isConfirmed =
    downs.length >= confirmation.observations &&
    downs.filter(({ byBrowser }) => byBrowser).length >= confirmation.byBrowser &&
    last.at.getTime() - first.at.getTime() >= confirmation.apartMs
  return isConfirmed ? { kind: 'down', firstAt: first.at } : { kind: 'open', firstDownAt: first.at }
}

/** When to look again while a removal is being confirmed: the next of the times that lies ahead, later every two hours. */
export function nextConfirmingLook(firstDownAt: Date, now: Date): Date {
  const passed = now.getTime() - firstDownAt.getTime()
  const next = confirmingAfterMs.find((ms) => ms > passed) ?? passed + 2 * hourMs
  return new Date(firstDownAt.getTime() + next)
}

const filedAfterHours = [1, 6, 12, 24] as const

/** While a platform is at it: soon, then every 12 h to the fourth day, daily to the fourteenth, then weekly. */
export function nextFiledLook(filedAt: Date, now: Date): Date {
  const passed = (now.getTime() - filedAt.getTime()) / hourMs
  const early = filedAfterHours.find((hours) => hours > passed)
  const every = passed < 96 ? 12 : passed < 14 * 24 ? 24 : 7 * 24
  return new Date(filedAt.getTime() + (early ?? (Math.floor(passed / every) + 1) * every) * hourMs)
}

const watchDays = [1, 7, 30, 90] as const

/** After a removal; undefined when the watch is over. */
export function nextWatchLook(removedAt: Date, now: Date): Date | undefined {
  const passed = (now.getTime() - removedAt.getTime()) / (24 * hourMs)
  const next = watchDays.find((days) => days > passed)
  return next === undefined ? undefined : new Date(removedAt.getTime() + next * 24 * hourMs)
}
