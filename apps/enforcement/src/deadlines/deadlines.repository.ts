import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import { nextReminder } from './reminder.rules'
import type { ClockEnd, ClockName } from './statutory-clock.rules'

const db = statements<DB>()

export interface DueClock {
  readonly caseId: string
  readonly name: ClockName
  readonly endsAt: Date
}

/** A running period whose owner is to be reminded. */
export interface ClockToRemind extends DueClock {
  readonly remindAt: Date
}

/** A running period as it was counted. */
export interface CountedClock {
  readonly caseId: string
  readonly name: ClockName
  readonly startedAt: Date
  readonly endsAt: Date | null
}

type ClockOf = Pick<DueClock, 'caseId' | 'name'>

interface CountedAsked {
  readonly names: readonly ClockName[]
  readonly versions: readonly string[]
  readonly now: Date
  readonly after: ClockOf | undefined
}

@Injectable()
export class DeadlinesRepository {
  /** Begins a period anew; `end` is undefined where the calendar does not reach as far. */
  async start(
    tx: Tx,
    caseId: string,
    name: ClockName,
    startedAt: Date,
    end: ClockEnd | undefined,
  ): Promise<void> {
    const values = {
      started_at: startedAt,
      ends_on: end?.endsOn ?? null,
      ends_at: end?.endsAt ?? null,
      calendar_version: end?.calendarVersion ?? null,
      remind_at: nextReminder(name, end?.endsAt, new Date()),
      state: 'running',
    }
    await tx.rows(
      db
        .insertInto('case_clock')
        .values({ case_id: caseId, name, ...values })
        .onConflict((conflict) => conflict.columns(['case_id', 'name']).doUpdateSet(values)),
    )
  }

  async voidAll(tx: Tx, caseId: string, but: readonly ClockName[]): Promise<void> {
    await tx.rows(
      db
        .updateTable('case_clock')
        .set({ state: 'void' })
        .where('case_id', '=', caseId)
        .where('state', '=', 'running')
        .where(({ eb, not, fn, val }) => not(eb('name', '=', fn.any(val(but))))),
    )
  }

  async end(tx: Tx, { caseId, name }: ClockOf): Promise<void> {
    await tx.rows(
      db
        .updateTable('case_clock')
        .set({ state: 'ended' })
        .where('case_id', '=', caseId)
        .where('name', '=', name),
    )
  }

  async putOff(tx: Tx, { caseId, name }: DueClock, endsAt: Date): Promise<void> {
    await tx.rows(
      db
        .updateTable('case_clock')
        .set({ ends_at: endsAt })
        .where('case_id', '=', caseId)
        .where('name', '=', name),
    )
  }

  /** Some whose owner is to be reminded; each is locked, and none that somebody else has locked. */
  async toRemind(tx: Tx, now: Date, limit: number): Promise<ClockToRemind[]> {
    const rows = await tx.rows(
      db
        .selectFrom('case_clock')
        .select(['case_id', 'name', 'ends_at', 'remind_at'])
        .where('state', '=', 'running')
        .where('remind_at', '<=', now)
        .orderBy('remind_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    return rows.map((row) => ({
      caseId: row.case_id,
      name: row.name as ClockName,
      endsAt: row.ends_at as Date,
      remindAt: row.remind_at as Date,
    }))
  }

  async planReminder(tx: Tx, { caseId, name }: ClockOf, remindAt: Date | null): Promise<void> {
    await tx.rows(
      db
        .updateTable('case_clock')
        .set({ remind_at: remindAt })
        .where('case_id', '=', caseId)
        .where('name', '=', name),
    )
  }

  /** Some that run, have not passed, and were counted by none of these calendars, in the order of their cases. */
  async countedByOthers(
    tx: Tx,
    { names, versions, now, after }: CountedAsked,
    limit: number,
  ): Promise<CountedClock[]> {
    const rows = await tx.rows(
      db
        .selectFrom('case_clock')
        .select(['case_id', 'name', 'started_at', 'ends_at'])
        .where('state', '=', 'running')
        .where(({ eb, fn, val }) => eb('name', '=', fn.any(val(names))))
        .where(({ eb, or, not, fn, val }) =>
          or([eb('calendar_version', 'is', null), not(eb('calendar_version', '=', fn.any(val(versions))))]),
        )
        .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
        .$if(after !== undefined, (rest) =>
          rest.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('case_id', 'name'), '>', tuple(after?.caseId ?? '', after?.name ?? '')),
          ),
        )
        .orderBy('case_id')
        .orderBy('name')
        .limit(limit),
    )
    return rows.map((row) => ({
      caseId: row.case_id,
      name: row.name as ClockName,
      startedAt: row.started_at,
      endsAt: row.ends_at,
    }))
  }

  async count(tx: Tx, { caseId, name }: ClockOf, end: ClockEnd): Promise<void> {
    await tx.rows(
      db
        .updateTable('case_clock')
        .set({
          ends_on: end.endsOn,
          ends_at: end.endsAt,
          calendar_version: end.calendarVersion,
          remind_at: nextReminder(name, end.endsAt, new Date()),
        })
        .where('case_id', '=', caseId)
        .where('name', '=', name),
    )
  }

  /** Those of a name that ended before `until`, the earliest first. */
  async due(tx: Tx, name: ClockName, until: Date, limit: number): Promise<DueClock[]> {
    const rows = await tx.rows(
      db
        .selectFrom('case_clock')
        .select(['case_id', 'ends_at'])
        .where('name', '=', name)
        .where('state', '=', 'running')
        .where('ends_at', '<', until)
        .orderBy('ends_at')
        .limit(limit),
    )
    return rows.map((row) => ({ caseId: row.case_id, name, endsAt: row.ends_at as Date }))
  }
}
