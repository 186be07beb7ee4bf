import { startOfTaipeiDay, type SettlementTerms } from '@originseal/contracts'
import type { NegotiationState } from '@originseal/contracts'
import type { Agreement, LastDays, Payment } from './negotiation-state'

const dayMs = 86_400_000

/** A removal that both sides have signed. */
export interface Undertaking {
  readonly state: Extract<NegotiationState, 'signed' | 'broken'>
  /** From this instant on the copy may not be there. */
  readonly dueAt: Date
  /** Nothing else is to be done for the settlement that can't be seen on the page. */
  readonly isRemovalOnly: boolean
}

/** The last day counts whole, in Taiwan. */
export const endOfDay = (date: string): Date => new Date(startOfTaipeiDay(date).getTime() + dayMs)

/** When a removal is due: after its last day, and later by as long as the negotiation was frozen since. */
export const dueAtOf = (removeBy: string, frozenMs: number): Date =>
  new Date(endOfDay(removeBy).getTime() + frozenMs)

/** What has no day of its own is to be done so long after both have signed. */
export const undatedMs = 14 * dayMs

/** Whether nobody is to do anything for these terms any more, once both have signed. */
export const isNothingLeft = (
  { removeBy, amountTwd, credit }: SettlementTerms,
  { confirmedAt }: Payment,
): boolean => removeBy === null && (amountTwd === 0 || confirmedAt !== null) && credit === null

/** What has become of an agreement since both have signed it. */
export interface Signed extends Pick<Agreement, 'frozenMs' | 'payment'> {
  /** When both had, later by as long as it was frozen since. */
  readonly signedAt: Date
}

/**
 * When the first of what was signed is due; null where nothing is. A payment that is said to have been made is not missed
 * before the claimant has denied that.
 */
export function firstDueOf(
  { removeBy, amountTwd, payBy, credit }: SettlementTerms,
  { frozenMs, signedAt, payment }: Signed,
): Date | null {
  const undated = signedAt.getTime() + undatedMs
  const dues: number[] = []
  if (removeBy !== null) dues.push(dueAtOf(removeBy, frozenMs).getTime())
  if (amountTwd > 0 && !payment.saidAt && !payment.confirmedAt)
    dues.push(payBy === undefined ? undated : dueAtOf(payBy, frozenMs).getTime())
  if (credit !== null) dues.push(undated)
  return dues.length === 0 ? null : new Date(Math.min(...dues))
}

export const lastDaysOf = ({ removeBy, payBy, licence }: SettlementTerms): LastDays => ({
  dueAt: earliest(removeBy && endOfDay(removeBy), payBy && endOfDay(payBy)),
  licenceEndsAt: licence?.until ? endOfDay(licence.until) : null,
})

/** From when on nobody can keep such terms; null where no day of theirs passes. */
export const outdatedAt = ({ dueAt, licenceEndsAt }: LastDays, frozenMs: number): Date | null =>
  earliest(dueAt && new Date(dueAt.getTime() + frozenMs), licenceEndsAt)

/** Whether a day of these terms has passed already, so that nobody can keep them any more. */
export function areOutdated(terms: SettlementTerms, frozenMs: number, at: Date): boolean {
  const end = outdatedAt(lastDaysOf(terms), frozenMs)
  return end !== null && end <= at
}

/** Of what there is. */
export function earliest(...instants: readonly (Date | null | undefined | '')[]): Date | null {
  const times = instants.flatMap((instant) => (instant ? [instant.getTime()] : []))
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** Undefined where nothing is to be removed, or nothing is to be done any more. */
export function undertakingOf(
  state: NegotiationState,
  terms: SettlementTerms,
  { frozenMs, payment }: Pick<Agreement, 'frozenMs' | 'payment'>,
): Undertaking | undefined {
  if ((state !== 'signed' && state !== 'broken') || terms.removeBy === null) return undefined
  const isRemovalOnly = isNothingLeft({ ...terms, removeBy: null }, payment)
  return { state, dueAt: dueAtOf(terms.removeBy, frozenMs), isRemovalOnly }
}

/**
 * Whether the right holder has to take their notices back now, where the terms say so at all: with both signatures where the picture
 * may stay, as a notice against what is allowed is untrue; otherwise once all is done.
 */
export const isRetractionDue = (terms: SettlementTerms, state: NegotiationState): boolean =>
  terms.retraction && (state === 'performed' || (state === 'signed' && terms.removeBy === null))
