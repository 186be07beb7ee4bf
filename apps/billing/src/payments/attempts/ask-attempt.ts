import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { OrdersQueries } from '../orders/orders.queries'
import { PaymentProviders, type PaymentStatus } from '../payment-provider'
import { SettlePayment } from '../settle-payment'
import { askAttempt } from './ask-attempt.job'
import { confirmationPauseMs, nextAskAt } from './ask.rules'
import type { AttemptEntity } from './attempt.entity'

type Question = RunningJob<{ number: string; asked: number }>

/** Asks the provider about a try, and writes down what it says: nobody else is the judge of whether money came. */
@Injectable()
export class AskAttempt {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly providers: PaymentProviders,
    private readonly settle: SettlePayment,
    private readonly jobs: Jobs,
  ) {}

  @OnJob(askAttempt)
  async execute({ payload: { number, asked }, signal }: Question): Promise<Effect | void> {
    const attempt = await this.orders.attempt(number)
    if (!attempt) return
    const answer = await this.providers.named(attempt.provider).query({ number }, signal)
    return async (tx) => {
      const isSettled = await this.settle.answered(tx, attempt, answer)
      if (!isSettled) await this.askLater(tx, attempt, answer, asked)
    }
  }

  /** A payment that is told and not confirmed yet is asked about at once again, an open try by the table. */
  private async askLater(
    tx: Tx,
    attempt: AttemptEntity,
    answer: PaymentStatus,
    asked: number,
  ): Promise<void> {
    const { number, payment, startedAt } = attempt
    const isTold = await this.settle.awaitsConfirmation(tx, attempt)
    const planned = isTold
      ? new Date(Date.now() + confirmationPauseMs)
      : nextAskAt(payment, startedAt, asked + 1)
    if (!planned) return
    const refusedUntil = answer.status === 'silent' ? answer.askAfter : undefined
    // What is paid is handed out without an answer after a minute, so its question is not put off for longer.
    const runAt = refusedUntil && refusedUntil > planned && !isTold ? refusedUntil : planned
    await this.jobs.add(tx, askAttempt, { number, asked: isTold ? asked : asked + 1 }, { runAt })
  }
}
