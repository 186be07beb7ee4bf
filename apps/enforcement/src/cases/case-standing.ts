import type { CaseEventKind, CaseOutcome, CaseState, RejectionReason } from '@originseal/contracts'
import type { TargetClock } from './target-clock.rules'

/** The takedown unit of a case. `none`: the opening takes none, as an administrator's. */
export type CaseUnit = 'none' | 'unheld' | 'held' | 'spent' | 'released' | 'returned'

/** Why a unit came back: once per case, for life. */
export type RemedyReason = 'target-missed' | 'unsuccessful'

/** What has gone against the claim, or keeps it from being filed at present. */
export type Setback =
  | { readonly kind: 'no-channel' }
  /** `reason` is absent where nobody knows it. */
  | { readonly kind: 'rejected'; readonly reason?: RejectionReason }
  /** A court has said that the copy may stay, or its owner has left it there after a counter-notice. */
  | { readonly kind: 'court-lost' | 'conceded' }

/** Where a case stands: all that its rules need to know of what has happened. */
export interface CaseStanding {
  readonly state: CaseState
  /** While it is being verified: what it was in before. */
  readonly origin: CaseState | null
  readonly outcome: CaseOutcome | null
  /** 1, and one more for each relapse. */
  readonly round: number
  readonly clock: TargetClock
  readonly unit: CaseUnit
  readonly remedy: RemedyReason | null
  /** Null where something is filed or may be, and nothing has gone against it. */
  readonly setback: Setback | null
  readonly removedAt: Date | null
  /** Both sides have agreed, and what they agreed on runs: nobody has to act. */
  readonly standsStill: boolean
  /** Of the last event: none is earlier than the one before. */
  readonly at: Date
}

/** Who did something. */
export type CaseAuthor = 'owner' | 'us' | 'platform' | 'administrator'

/** Something that happened to a case. */
export interface CaseEvent {
  readonly kind: CaseEventKind
  /** When it happened, by its evidence: a mail counts by when it came. */
  readonly at: Date
  /** Of `down-confirmed`: the first of the observations that confirm it. */
  readonly firstDownAt?: Date
  /** Of `rejected`. */
  readonly reason?: RejectionReason
}

/** What is done with the unit, and what it is afterwards. */
export type UnitStep =
  | { readonly move: 'hold'; readonly becomes: 'held' }
  | { readonly move: 'spend'; readonly becomes: 'spent' }
  | { readonly move: 'release'; readonly becomes: 'released' }
  | { readonly move: 'return'; readonly becomes: 'returned' }

export interface Advance {
  readonly standing: CaseStanding
  /** What has to be done with the takedown unit in the same transaction, in this order. */
  readonly unitSteps: readonly UnitStep[]
  /** Given by this event. */
  readonly remedy: RemedyReason | null
}
