import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { OnJob } from '@originseal/jobs'
import { DueReminders, type DueReminder } from '../deadlines/due-reminders'
import { CaseEventsRepository } from './case-events.repository'
import { remindOfDeadlines } from './case-jobs'
import { CasesRepository } from './cases.repository'
import { TellOfCase } from './tell-of-case'

/** Reminds owners of periods that end soon; each reminder is on the time line. */
@Injectable()
export class RemindOfDeadlines {
  constructor(
    private readonly transaction: Transaction,
    private readonly cases: CasesRepository,
    private readonly reminders: DueReminders,
    private readonly events: CaseEventsRepository,
    private readonly tell: TellOfCase,
  ) {}

  @OnJob(remindOfDeadlines)
  async execute(): Promise<void> {
    const now = new Date()
    while (
      await this.transaction.run((tx) => this.reminders.some(tx, now, (clock) => this.remind(tx, clock, now)))
    );
  }

  private async remind(tx: Tx, { caseId, name, endsAt, remindAt }: DueReminder, now: Date): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    const source = `reminder:${name}:${remindAt.toISOString()}`
    // While both sides keep to what they agreed on, nobody is waited for.
    const isWaitedFor = row && !(row.standsStill && name === 'owner-answer')
    if (!isWaitedFor || (await this.events.isKnown(tx, caseId, source))) return
    await this.events.append(tx, {
      caseId,
      kind: 'deadline-near',
      at: now,
      by: 'us',
      source,
      facts: { deadline: name, endsAt: endsAt.toISOString() },
      stateAfter: null,
    })
    await this.tell.reminded(tx, row, { deadline: name, endsAt }, now)
  }
}
