import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { Jobs, OnJob } from '@originseal/jobs'
import { CountAgain, type Recounted } from '../deadlines/count-again'
import { CaseEventsRepository } from './case-events.repository'
import { recountDeadlines } from './case-jobs'
import { CasesRepository } from './cases.repository'

/**
 * Counts running periods again that were counted by another calendar than the program's: a new year was published, or the law
 * has changed within one.
 */
@Injectable()
export class RecountDeadlines implements OnApplicationBootstrap {
  constructor(
    private readonly transaction: Transaction,
    private readonly cases: CasesRepository,
    private readonly countAgain: CountAgain,
    private readonly events: CaseEventsRepository,
    private readonly jobs: Jobs,
  ) {}

  /** The calendar is part of the program: it is another one after a start only. */
  async onApplicationBootstrap(): Promise<void> {
    const { versions } = this.countAgain
    await this.transaction.run((tx) => this.jobs.add(tx, recountDeadlines, { versions }, { key: versions }))
  }

  @OnJob(recountDeadlines)
  async execute(): Promise<void> {
    const now = new Date()
    let last: Parameters<CountAgain['some']>[2]
    do last = await this.transaction.run((tx) => this.recountSome(tx, now, last))
    while (last)
  }

  private recountSome(tx: Tx, now: Date, after: Parameters<CountAgain['some']>[2]) {
    return this.countAgain.some(tx, now, after, {
      hold: async (caseId) => (await this.cases.lock(tx, caseId)) !== null,
      tell: (caseId, recounted) => this.note(tx, caseId, recounted),
    })
  }

  private async note(
    tx: Tx,
    caseId: string,
    { name, startedAt, endsOn, calendarVersion }: Recounted,
  ): Promise<void> {
    await this.events.append(tx, {
      caseId,
      kind: 'deadline-recounted',
      at: new Date(),
      by: 'us',
      source: `recount:${name}:${startedAt.toISOString()}:${calendarVersion}`,
      facts: { deadline: name, endsOn, calendarVersion },
      stateAfter: null,
    })
  }
}
