import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { FallPastDue } from '../../subscriptions/fall-past-due'
import { daysAfter, isUnpaid, retryDays } from '../../subscriptions/renewal.rules'
import { RunningPlan } from '../../subscriptions/running-plan'
import type { MandateInfo } from '../ecpay/ecpay-mandates'
import { EndMandate } from './end-mandate'
import { MandatesRepository, type Mandate } from './mandates.repository'
import { retryMandate } from './retry-mandate.job'

/** What follows for the plan from how its mandate stands: a failed charge, or an end that nobody of us has asked for. */
@Injectable()
export class FollowMandate {
  constructor(
    private readonly mandates: MandatesRepository,
    private readonly plan: RunningPlan,
    private readonly fallPastDue: FallPastDue,
    private readonly endMandate: EndMandate,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, number: string, { charges, isRunning }: MandateInfo): Promise<void> {
    const ownerId = await this.mandates.ownerOf(tx, number)
    const running = ownerId && (await this.plan.lock(tx, ownerId))
    const mandate = await this.mandates.lock(tx, number)
    if (!mandate) return
    if (!running || running.id !== mandate.subscriptionId) {
      // The plan is over or another: nothing of it is to be charged.
      await this.endMandate.ask(tx, mandate)
      return
    }
    if (mandate.state !== 'running' || running.paid_until === null) return
    const hasFailed = charges.at(-1)?.succeeded === false
    if (isUnpaid(running.paid_until, hasFailed, new Date())) {
      if (await this.fallPastDue.execute(tx, running)) await this.retryLater(tx, mandate)
    }
    if (isRunning) return
    await this.endMandate.foundEnded(tx, mandate)
    if (!hasFailed) await this.plan.endWhenPaid(tx, running)
  }

  private async retryLater(tx: Tx, { number }: Mandate): Promise<void> {
    for (const day of retryDays)
      await this.jobs.add(tx, retryMandate, { number }, { key: number, runAt: daysAfter(new Date(), day) })
  }
}
