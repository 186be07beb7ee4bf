import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import type { ClockEnd, ClockName } from './statutory-clock.rules'

const db = statements<DB>()

export interface DueClock {
  readonly caseId: string
  readonly name: ClockName
  readonly endsAt: Date
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
      state: 'running',
    }
    await tx.rows(
      db
        .insertInto('case_clock')
        .values({ case_id: caseId, name, ...values })
        .onConflict((conflict) => conflict.columns(['case_id', 'name']).doUpdateSet(values)),
    )
  }

  async voidAll(tx: Tx, caseId: string): Promise<void> {
    await tx.rows(
      db
        .updateTable('case_clock')
        .set({ state: 'void' })
        .where('case_id', '=', caseId)
        .where('state', '=', 'running'),
    )
  }

  async end(tx: Tx, { caseId, name }: Pick<DueClock, 'caseId' | 'name'>): Promise<void> {
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
