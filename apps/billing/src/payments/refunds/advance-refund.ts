import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { OnJob, OnJobGivenUp, type Effect, type RunningJob } from '@originseal/jobs'
import { advanceRefund } from './advance-refund.job'
import { AwaitUnits } from './await-units'
import { PayRefund } from './pay-refund'
import { RefundsQueries } from './refunds.queries'

type Step = RunningJob<{ refundId: string }>

/** Takes a refund on by one step: waits for its units, then gives the money back. */
@Injectable()
export class AdvanceRefund {
  constructor(
    private readonly refunds: RefundsQueries,
    private readonly awaitUnits: AwaitUnits,
    private readonly payRefund: PayRefund,
  ) {}

  @OnJob(advanceRefund)
  async execute({ payload: { refundId }, signal }: Step): Promise<Effect | void> {
    const refund = await this.refunds.find(refundId)
    if (refund?.state === 'approved') return (tx) => this.awaitUnits.execute(tx, refundId)
    if (refund?.state === 'processing') return this.payRefund.execute(refund, signal)
  }

  /** The provider was away for more than a day: an administrator has to look. */
  @OnJobGivenUp(advanceRefund)
  async giveUp({ payload: { refundId } }: Pick<Step, 'payload'>, reason: string, tx: Tx): Promise<void> {
    await this.payRefund.refused(tx, refundId, reason)
  }
}
