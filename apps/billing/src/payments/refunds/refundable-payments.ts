import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { AttemptEntity } from '../attempts/attempt.entity'
import { AttemptsRepository } from '../attempts/attempts.repository'
import type { OrderEntity } from '../orders/order.entity'
import { RefundsRepository } from './refunds.repository'

/** The payments that money can be given back of. */
@Injectable()
export class RefundablePayments {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly refunds: RefundsRepository,
  ) {}

  /** The try that has paid an order. @throws Problem ORDER_NOT_REFUNDABLE, REFUND_OPEN */
  async of(tx: Tx, order: OrderEntity): Promise<AttemptEntity> {
    const attempt = await this.attempts.payingOf(tx, order.id)
    if (!attempt || order.refunded >= order.amount) throw new Problem('ORDER_NOT_REFUNDABLE')
    if (await this.refunds.hasOpen(tx, attempt.number)) throw new Problem('REFUND_OPEN')
    return attempt
  }
}
