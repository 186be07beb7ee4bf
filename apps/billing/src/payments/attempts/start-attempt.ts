import { Injectable } from '@nestjs/common'
import type { NextStep, PaymentMethodName } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { Jobs } from '@originseal/jobs'
import { PaymentProviders } from '../payment-provider'
import { titleOf } from '../orders/item.rules'
import type { OrderEntity } from '../orders/order.entity'
import { askAttempt } from './ask-attempt.job'
import { nextAskAt } from './ask.rules'
import { newNumber } from './attempt-number'
import { AttemptsRepository } from './attempts.repository'

/** Begins a try to pay an order; the provider will be asked about it if it never tells. */
@Injectable()
export class StartAttempt {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly attempts: AttemptsRepository,
    private readonly jobs: Jobs,
  ) {}

  /** @throws Problem PAYMENT_METHOD_UNAVAILABLE */
  async execute(
    tx: Tx,
    order: Pick<OrderEntity, 'id' | 'amount' | 'item'>,
    payment: PaymentMethodName,
  ): Promise<NextStep> {
    const provider = this.providers.offering(payment)
    if (!provider) throw new Problem('PAYMENT_METHOD_UNAVAILABLE')
    const started = {
      number: newNumber(),
      orderId: order.id,
      payment,
      amount: order.amount,
      startedAt: new Date(),
    }
    await this.attempts.insert(tx, {
      ...started,
      provider: provider.name,
      renews: false,
      state: 'open',
      code: null,
      providerNumber: null,
      chargeNumber: null,
      instructions: null,
      paidAt: null,
    })
    const runAt = nextAskAt(payment, started.startedAt, 0)
    if (runAt) await this.jobs.add(tx, askAttempt, { number: started.number, asked: 0 }, { runAt })
    return provider.begin({ ...started, title: titleOf(order.item) })
  }
}
