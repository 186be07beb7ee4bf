import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { Jobs } from '@originseal/jobs'
import { askAttempt } from '../attempts/ask-attempt.job'
import { AttemptsRepository } from '../attempts/attempts.repository'
import { askMandate } from '../mandates/ask-mandate.job'
import { MandatesRepository } from '../mandates/mandates.repository'
import { OrdersRepository } from '../orders/orders.repository'

/** Lets the provider be asked at once about every try of an order, and about what was charged after it. */
@Injectable()
export class AskProvider {
  constructor(
    private readonly transaction: Transaction,
    private readonly orders: OrdersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly mandates: MandatesRepository,
    private readonly jobs: Jobs,
  ) {}

  /** @throws Problem ORDER_NOT_FOUND */
  execute(orderId: string): Promise<void> {
    return this.transaction.run(async (tx) => {
      if (!(await this.orders.lock(tx, orderId))) throw new Problem('ORDER_NOT_FOUND')
      const mandate = await this.mandates.ofOrder(tx, orderId)
      if (mandate) await this.jobs.add(tx, askMandate, { number: mandate.number })
      for (const { number, payment } of await this.attempts.ofOrder(tx, orderId))
        if (payment !== 'transfer') await this.jobs.add(tx, askAttempt, { number, asked: lastQuestion })
    })
  }
}

/** A question beside the table: no further one follows from it. */
const lastQuestion = 1_000
