import type { CaseEntity } from './case.entity'
import type { CaseStanding } from './case-standing'
import type { LookedAt } from './look-schedule.rules'
import { goesAt } from './retention.rules'
import { decideMissAt, dueAt } from './target-clock.rules'

/** Where a stored case stands. */
export const standingOf = (row: CaseEntity): CaseStanding => ({
  state: row.state,
  origin: row.origin,
  outcome: row.outcome,
  round: row.round,
  clock: {
    startedAt: row.targetStartedAt,
    ranMs: row.targetRanMs,
    runningSince: row.targetRunningSince,
    endedAt: row.targetEndedAt,
  },
  unit: row.unit,
  remedy: row.remedy,
  setback: row.setback,
  removedAt: row.removedAt,
  standsStill: row.standsStill,
  at: row.changedAt,
})

/** The columns that say where it stands. */
export const columnsOf = ({ clock, at, ...standing }: CaseStanding) => ({
  ...standing,
  forgetRespondentAt: goesAt('respondent', standing.outcome && at),
  forgetPapersAt: goesAt('papers', standing.outcome && at),
  targetStartedAt: clock.startedAt,
  targetRanMs: clock.ranMs,
  targetRunningSince: clock.runningSince,
  targetEndedAt: clock.endedAt,
  decideAt: standing.remedy ? null : decideMissAt(clock, standing.state === 'verifying'),
  changedAt: at,
})

/** What the time of its next look depends on. */
export const lookedAtOf = (row: CaseEntity): LookedAt => ({
  state: row.state,
  changedAt: row.changedAt,
  removedAt: row.removedAt,
  dueAt: dueAt(standingOf(row).clock),
})
