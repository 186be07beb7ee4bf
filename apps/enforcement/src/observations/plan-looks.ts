import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { Jobs, OnJob } from '@originseal/jobs'
import { TakeDueLooks } from '../cases/take-due-looks'
import { lookAtCase, planLooks } from './observation-jobs'

/** So many are planned in one transaction. */
const batch = 100

/** Makes a job of each look that is due. */
@Injectable()
export class PlanLooks {
  constructor(
    private readonly transaction: Transaction,
    private readonly takeDueLooks: TakeDueLooks,
    private readonly jobs: Jobs,
  ) {}

  @OnJob(planLooks)
  async execute(): Promise<void> {
    const now = new Date()
    while ((await this.transaction.run((tx) => this.planSome(tx, now))) === batch);
  }

  private async planSome(tx: Tx, now: Date): Promise<number> {
    const due = await this.takeDueLooks.execute(tx, now, batch)
    for (const { caseId, domain, planned } of due)
      await this.jobs.add(tx, lookAtCase, { caseId, planned: planned.toISOString() }, { key: domain })
    return due.length
  }
}
