import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { refundUnused } from '../refunds/refund-unused.job'
import { EndMandate } from './end-mandate'
import { MandatesRepository } from './mandates.repository'

/** Another plan was paid: the card is not charged for the old one any more, and what a larger one cuts off is given back. */
@Injectable()
export class LeavePlan {
  constructor(
    private readonly mandates: MandatesRepository,
    private readonly endMandate: EndMandate,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, id: string, isReplaced: boolean): Promise<void> {
    const mandate = await this.mandates.lockOf(tx, id)
    if (mandate) await this.endMandate.ask(tx, mandate)
    // In a transaction of its own: the old order is locked before its owner's plan.
    if (isReplaced)
      await this.jobs.add(tx, refundUnused, { subscriptionId: id, endedAt: new Date().toISOString() })
  }
}
