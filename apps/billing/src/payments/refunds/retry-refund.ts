import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { Jobs } from '@originseal/jobs'
import { advanceRefund } from './advance-refund.job'
import { RefundBooks } from './refund-books'
import { refundAfter } from './refund.rules'

/** Lets the provider be asked again for a refund that it has refused. One that is asked for already stays so. */
@Injectable()
export class RetryRefund {
  constructor(
    private readonly transaction: Transaction,
    private readonly books: RefundBooks,
    private readonly jobs: Jobs,
  ) {}

  /** @throws Problem REFUND_NOT_FOUND, REFUND_NOT_OPEN */
  execute(id: string): Promise<void> {
    return this.transaction.run(async (tx) => {
      const { refund } = await this.books.lock(tx, id)
      if (refund.state === 'processing') return
      const state = refundAfter(refund.state, 'tried-again')
      if (!state) throw new Problem('REFUND_NOT_OPEN')
      await this.books.save(tx, Object.assign(refund, { state, failure: null }))
      await this.jobs.add(tx, advanceRefund, { refundId: id }, { key: id })
    })
  }
}
