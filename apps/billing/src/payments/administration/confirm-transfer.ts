import { Injectable } from '@nestjs/common'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { AttemptsRepository } from '../attempts/attempts.repository'
import { orderAfter } from '../orders/order.rules'
import { OrdersRepository } from '../orders/orders.repository'
import { SettlePayment } from '../settle-payment'

export interface Transfer {
  /** The bank's own. */
  readonly reference: string
  readonly amount: number
}

/** An administrator has seen on our account that an order was paid. */
@Injectable()
export class ConfirmTransfer {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly orders: OrdersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly settle: SettlePayment,
  ) {}

  /** @throws Problem ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, ORDER_UNDER_REVIEW, TRANSFER_ALREADY_USED */
  async execute(id: string, transfer: Transfer, by: Caller, key: string | undefined): Promise<void> {
    const once = {
      key,
      scope: `POST /admin/payments/:id/transfers ${by.userId}`,
      request: { id, ...transfer },
    }
    await this.idempotency.once(once, async (tx) => {
      const order = await this.orders.lock(tx, id)
      if (!order) throw new Problem('ORDER_NOT_FOUND')
      const attempt = (await this.attempts.ofOrder(tx, id)).findLast(({ payment }) => payment === 'transfer')
      if (attempt?.state === 'held') throw new Problem('ORDER_UNDER_REVIEW')
      const isOpen = attempt && attempt.state !== 'returned' && orderAfter(order.state, 'paid')
      if (!isOpen) throw new Problem('ORDER_NOT_PAYABLE')
      const { reference, amount } = transfer
      if (!(await this.orders.claimTransfer(tx, { reference, amount, orderId: id, by: by.userId })))
        throw new Problem('TRANSFER_ALREADY_USED')
      await this.settle.confirmed(tx, id, attempt.number, {
        status: 'paid',
        amount,
        providerNumber: reference,
      })
      return {}
    })
  }
}
