import { Injectable } from '@nestjs/common'
import type { AdministeredRefund } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { CompleteRefund } from './complete-refund'
import { RefundBooks } from './refund-books'
import { isPaidByHand } from './refund.rules'
import { toAdministeredRefund } from './refund.view'
import { RefundsRepository } from './refunds.repository'

/** An administrator has paid a refund by bank transfer. */
@Injectable()
export class ConfirmRefund {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly books: RefundBooks,
    private readonly refunds: RefundsRepository,
    private readonly completeRefund: CompleteRefund,
  ) {}

  /** @throws Problem REFUND_NOT_FOUND, REFUND_NOT_OPEN, TRANSFER_ALREADY_USED */
  execute(
    id: string,
    reference: string,
    { userId }: Caller,
    key: string | undefined,
  ): Promise<AdministeredRefund> {
    const once = { key, scope: `POST /admin/refunds/:id/transfers ${userId}`, request: { id, reference } }
    return this.idempotency.once(once, async (tx) => {
      const { refund, order } = await this.books.lock(tx, id)
      if (!isPaidByHand(refund.state)) throw new Problem('REFUND_NOT_OPEN')
      if (await this.refunds.hasReference(tx, reference)) throw new Problem('TRANSFER_ALREADY_USED')
      Object.assign(refund, { reference, decidedBy: userId })
      await this.completeRefund.execute(tx, { refund, order })
      return toAdministeredRefund(refund, order)
    })
  }
}
