import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { OnJob } from '@originseal/jobs'
import { endings } from '../deadlines/deadline.rules'
import { DeadlinesRepository, type DueClock } from '../deadlines/deadlines.repository'
import type { ClockName } from '../deadlines/statutory-clock.rules'
import { sweepDeadlines } from './case-jobs'
import { CasesRepository } from './cases.repository'
import { RecordCaseEvent } from './record-case-event'

const batch = 50
const lookAgainMs = 3_600_000
const names = Object.keys(endings) as (keyof typeof endings & ClockName)[]

/** Says what follows where nothing has happened until a period's end. */
@Injectable()
export class EndDeadlines {
  constructor(
    private readonly transaction: Transaction,
    private readonly cases: CasesRepository,
    private readonly deadlines: DeadlinesRepository,
    private readonly recordEvent: RecordCaseEvent,
  ) {}

  @OnJob(sweepDeadlines)
  async execute(): Promise<void> {
    const now = new Date()
    for (const name of names)
      while ((await this.transaction.run((tx) => this.endSome(tx, name, now))) === batch);
  }

  private async endSome(tx: Tx, name: ClockName, now: Date): Promise<number> {
    const ending = endings[name]
    if (!ending) return 0
    const due = await this.deadlines.due(tx, name, new Date(now.getTime() - ending.graceMs), batch)
    for (const clock of due) await this.end(tx, clock, now)
    return due.length
  }

  private async end(tx: Tx, clock: DueClock, now: Date): Promise<void> {
    const row = await this.cases.lock(tx, clock.caseId)
    const ending = endings[clock.name]
    // Whether it is down decides first; where it is not, the period's end still counts.
    if (row?.state === 'verifying')
      return this.deadlines.putOff(tx, clock, new Date(now.getTime() + lookAgainMs))
    await this.deadlines.end(tx, clock)
    if (!row || !ending) return
    const source = `deadline:${clock.name}:${clock.endsAt.toISOString()}`
    await this.recordEvent.apply(tx, row, {
      caseId: row.id,
      kind: ending.event,
      at: now,
      by: 'us',
      source,
      facts: { deadline: clock.name },
    })
  }
}
