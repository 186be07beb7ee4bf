import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { OnJob } from '@originseal/jobs'
import { AdvanceCase } from './advance-case'
import type { CaseEntity } from './case.entity'
import { CaseEventsRepository } from './case-events.repository'
import { missTarget } from './case-history.rules'
import { sweepTargets } from './case-jobs'
import { CasesRepository } from './cases.repository'
import { standingOf } from './standing-of-case'

/** So many cases are decided in one transaction. */
const batch = 50

/** Decides whose target is missed; remedy, refund, fact and time line are one transaction. */
@Injectable()
export class SweepTargets {
  constructor(
    private readonly transaction: Transaction,
    private readonly cases: CasesRepository,
    private readonly events: CaseEventsRepository,
    private readonly advance: AdvanceCase,
  ) {}

  @OnJob(sweepTargets)
  async execute(): Promise<void> {
    const now = new Date()
    while ((await this.transaction.run((tx) => this.decideSome(tx, now))) === batch);
  }

  private async decideSome(tx: Tx, now: Date): Promise<number> {
    const due = await this.cases.toDecide(tx, now, batch)
    for (const row of due) await this.decide(tx, row, now)
    return due.length
  }

  private async decide(tx: Tx, row: CaseEntity, now: Date): Promise<void> {
    const advance = missTarget(standingOf(row), now)
    // Nothing to give back, as of an administrator's case: it is decided all the same.
    if (!advance) return this.cases.putOff(tx, row.id, null)
    await this.advance.execute(tx, row, advance, null)
    await this.events.append(tx, {
      caseId: row.id,
      kind: 'target-missed',
      at: now,
      by: 'us',
      source: 'target-missed',
      facts: { remedy: advance.remedy },
      stateAfter: null,
    })
  }
}
