import { limits, type ProposalState } from '@originseal/contracts'

/** For how long an act can be approved and done. */
export const proposalMs = limits.approval.hours * 3_600_000
/** How long the only administrator waits instead: long enough to notice a stranger in one's own session. */
export const aloneDelayMs = limits.approval.aloneMinutes * 60_000
/** How long a proof counts, and can be had once more, as where an answer was lost. */
export const useMs = 5 * 60_000

export interface ProposalTimes {
  readonly proposedAt: Date
  readonly expiresAt: Date
  readonly approvedAt: Date | null
  readonly refusedAt: Date | null
  readonly usedAt: Date | null
}

export function stateOf(times: ProposalTimes, now: Date): ProposalState {
  if (times.usedAt) return 'used'
  if (times.refusedAt) return 'refused'
  if (times.expiresAt <= now) return 'expired'
  return times.approvedAt ? 'approved' : 'waiting'
}

/** Whether a proof can be had. @param isAlone whether nobody else could approve */
export function mayBeUsed(times: ProposalTimes, { now, isAlone }: { now: Date; isAlone: boolean }): boolean {
  const state = stateOf(times, now)
  if (state === 'used' && times.usedAt) return now.getTime() < times.usedAt.getTime() + useMs
  return state === 'approved' || (state === 'waiting' && isAlone && now >= usableAloneFrom(times))
}

export const usableAloneFrom = ({ proposedAt }: Pick<ProposalTimes, 'proposedAt'>): Date =>
  new Date(proposedAt.getTime() + aloneDelayMs)
