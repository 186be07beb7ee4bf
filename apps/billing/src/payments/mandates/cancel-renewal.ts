import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { RunningPlan } from '../../subscriptions/running-plan'
import { EndMandate } from './end-mandate'
import { MandatesRepository } from './mandates.repository'

/** Ends a plan with what is paid for: its card is not charged again. */
@Injectable()
export class CancelRenewal {
  constructor(
    private readonly transaction: Transaction,
    private readonly plan: RunningPlan,
    private readonly mandates: MandatesRepository,
    private readonly endMandate: EndMandate,
  ) {}

  /** One that was cancelled before stays so. @throws Problem SUBSCRIPTION_NOT_RENEWING */
  execute(ownerId: string): Promise<void> {
    return this.transaction.run(async (tx) => {
      const running = await this.plan.lock(tx, ownerId)
      const mandate = running && (await this.mandates.lockOf(tx, running.id))
      if (!mandate) throw new Problem('SUBSCRIPTION_NOT_RENEWING')
      if (await this.endMandate.ask(tx, mandate)) await this.plan.endWhenPaid(tx, running)
    })
  }
}
