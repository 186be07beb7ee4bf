import type { CaseView, ListedCase } from '@originseal/contracts'
import type { Refund } from '@originseal/units'
import type { RunningDeadline } from '../deadlines/deadlines.queries'
import type { CaseEntity } from './case.entity'
import type { CaseEntryRow } from './case-events.queries'
import { actorOf, stageOf } from './case.rules'
import { pausesOf } from './pauses.rules'
import { standingOf } from './standing-of-case'
import { dueAt, ranAt } from './target-clock.rules'
import { confirmations, isVictory, type ConfirmedBy } from './victory.rules'

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null

export const toListedCase = (row: CaseEntity): ListedCase => ({
  id: row.id,
  number: row.number,
  workId: row.workId,
  ...(row.title !== null && { title: row.title }),
  pageUrl: row.pageUrl,
  ...(row.pageTitle !== null && { pageTitle: row.pageTitle }),
  ...(row.platform !== null && { platform: row.platform }),
  state: row.state,
  outcome: row.outcome,
  stage: stageOf(row.state, row.outcome),
  actor: row.standsStill ? 'nobody' : actorOf[row.state],
  standsStill: row.standsStill,
  openedAt: row.openedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  dueAt: isoOf(dueAt(standingOf(row).clock)),
  remedy: row.remedy,
})

export const toDeadlineView = ({ name, endsOn, endsAt }: RunningDeadline) => ({
  name,
  endsOn,
  endsAt: isoOf(endsAt),
})

const toRefundView = ({ eventId, quantity, at, expiresAt }: Refund) => ({
  entry: eventId,
  quantity,
  at: at.toISOString(),
  usableUntil: isoOf(expiresAt),
})

/** By what the removal was confirmed last; before that was noted, the last look says it. */
function confirmationIn(entries: readonly CaseEntryRow[]): ConfirmedBy | undefined {
  const entry = entries.findLast(({ kind }) => kind === 'down-confirmed')
  if (!entry) return undefined
  const noted = confirmations.find((each) => each === entry.facts['confirmedBy'])
  return noted ?? (entry.by === 'owner' ? 'claimant' : 'visits')
}

export function toCaseView(
  row: CaseEntity,
  entries: readonly CaseEntryRow[],
  deadlines: readonly RunningDeadline[],
  refund: Refund | undefined,
): CaseView {
  const { clock } = standingOf(row)
  return {
    ...toListedCase(row),
    round: row.round,
    removedAt: isoOf(row.removedAt),
    isPublic: row.isPublic,
    canBePublic: isVictory(row, confirmationIn(entries)),
    ...(refund && { refund: toRefundView(refund) }),
    ...(row.askedAt && { askedAt: row.askedAt.toISOString() }),
    clocks: {
      ranMs: ranAt(clock, new Date()),
      startedAt: isoOf(clock.startedAt),
      isRunning: clock.runningSince !== null,
      endedAt: isoOf(clock.endedAt),
      pauses: pausesOf(clock, entries).map(({ from, to, by }) => ({
        from: from.toISOString(),
        to: isoOf(to),
        by,
      })),
    },
    deadlines: deadlines.map(toDeadlineView),
    timeLine: entries.map(({ sequence, kind, at, by, facts, stateAfter }) => ({
      sequence,
      kind,
      at: at.toISOString(),
      by,
      facts,
      stateAfter,
    })),
    head: (entries.at(-1)?.hash ?? Buffer.alloc(32)).toString('hex'),
  }
}
