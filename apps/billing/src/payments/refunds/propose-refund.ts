import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import type { z } from 'zod'
import { receivedBy, type AttemptEntity } from '../attempts/attempt.entity'
import { PaymentBooks } from '../payment-books'
import { newRefund } from './new-refund'
import { proposeRefund } from './propose-refund.job'
import { RefundsRepository } from './refunds.repository'

/** Money came that nobody owes: its refund is proposed, and an administrator has only to approve it. */
@Injectable()
export class ProposeRefund {
  constructor(
    private readonly books: PaymentBooks,
    private readonly refunds: RefundsRepository,
  ) {}

  @OnJob(proposeRefund)
  async propose({ payload }: RunningJob<z.infer<typeof proposeRefund.payload>>): Promise<Effect> {
    const { orderId, attemptNumber, reason } = payload
    return async (tx) => {
      const { attempt } = await this.books.lock(tx, orderId, attemptNumber)
      await this.execute(tx, attempt, reason)
    }
  }

  /** The order is locked by the caller. */
  async execute(tx: Tx, attempt: AttemptEntity, reason: string): Promise<void> {
    if (await this.refunds.hasOpen(tx, attempt.number)) return
    const amount = receivedBy(attempt)
    const wanted = { kind: 'double-payment', requestedBy: 'billing', revokesUnits: false } as const
    await this.refunds.insert(tx, newRefund(attempt, { ...wanted, amount, reason }))
  }
}
