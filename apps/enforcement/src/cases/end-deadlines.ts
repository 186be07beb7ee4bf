import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { OnJob } from '@originseal/jobs'
import { DueDeadlines, type EndedDeadline } from '../deadlines/due-deadlines'
import { sweepDeadlines } from './case-jobs'
import { CasesRepository } from './cases.repository'
import { RecordCaseEvent } from './record-case-event'

/** Says what follows where nothing has happened until a period's end. */
@Injectable()
export class EndDeadlines {
  constructor(
    private readonly transaction: Transaction,
    private readonly cases: CasesRepository,
    private readonly deadlines: DueDeadlines,
    private readonly recordEvent: RecordCaseEvent,
  ) {}

  @OnJob(sweepDeadlines)
  async execute(): Promise<void> {
    const now = new Date()
    for (const name of this.deadlines.names)
      while (
        await this.transaction.run((tx) =>
          this.deadlines.endSome(tx, name, now, (ended) => this.follow(tx, ended, now)),
        )
      );
  }

  /**
   * @returns false while it is being verified whether the copy is down, which decides first, and while both sides keep to what
   * they agreed on: who then does nothing is not silent
   */
  private async follow(tx: Tx, { caseId, name, event, source }: EndedDeadline, now: Date): Promise<boolean> {
    const row = await this.cases.lock(tx, caseId)
    if (row?.state === 'verifying' || (row?.standsStill && event === 'owner-silent')) return false
    if (row)
      await this.recordEvent.apply(tx, row, {
        caseId,
        kind: event,
        at: now,
        by: 'us',
        source,
        facts: { deadline: name },
      })
    return true
  }
}
