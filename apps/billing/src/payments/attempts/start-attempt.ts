import { Injectable } from '@nestjs/common'
import type { NextStep, OrderItem, PayAgainRequest, PaymentInstructions } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { taipeiTime } from '@originseal/ecpay'
import { Problem } from '@originseal/http'
import { Jobs } from '@originseal/jobs'
import { renewsByCard, type PlanStart } from '../../subscriptions/plan-start.rules'
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

  /** @param start of a plan: when it would begin. @throws Problem PAYMENT_METHOD_UNAVAILABLE */
  async execute(
    tx: Tx,
    order: Pick<OrderEntity, 'id' | 'amount' | 'item' | 'payableUntil'>,
    { payment, language }: PayAgainRequest,
    start?: PlanStart,
  ): Promise<NextStep> {
    const provider = this.providers.offering(payment)
    if (!provider) throw new Problem('PAYMENT_METHOD_UNAVAILABLE')
    const startedAt = new Date()
    const started = {
      number: newNumber(),
      orderId: order.id,
      payment,
      amount: order.amount,
      renews: payment === 'card' && start !== undefined && renewsByCard(start, startedAt),
      startedAt,
    }
    const next = provider.begin({
      ...started,
      title: titleOf(order.item, language),
      ...(language && { language }),
      ...(started.renews && intervalOf(order.item)),
    })
    await this.attempts.insert(tx, {
      ...started,
      provider: provider.name,
      state: 'open',
      received: null,
      answer: null,
      answeredAt: null,
      code: null,
      providerNumber: null,
      chargeNumber: null,
      instructions: instructionsIn(next, order.payableUntil),
      paidAt: null,
    })
    const runAt = nextAskAt(payment, started.startedAt, 0)
    if (runAt) await this.jobs.add(tx, askAttempt, { number: started.number, asked: 0 }, { runAt })
    return next
  }
}

/** A transfer's account is told with the order ever after; a provider's number comes later, by its notice. */
const instructionsIn = (next: NextStep, payableUntil: Date): PaymentInstructions | null =>
  next.kind === 'transfer' ? { account: next.account, payBefore: taipeiTime(payableUntil) } : null

const intervalOf = (item: OrderItem): { interval?: 'month' | 'year' } =>
  item.kind === 'plan' ? { interval: item.interval } : {}
