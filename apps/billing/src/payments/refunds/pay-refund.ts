import { Injectable, Logger } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { Jobs, type Effect } from '@originseal/jobs'
import { advanceRefund } from './advance-refund.job'
import { closedUntil, completesRefund, nextRefundStep } from './card-refund.rules'
import { CompleteRefund } from './complete-refund'
import { RefundBooks } from './refund-books'
import type { RefundEntity } from './refund.entity'
import { refundAfter, type RefundEvent } from './refund.rules'
import { RefundedCharges } from './refunded-charges'

/** Gives the money back: by the provider to the card, or by an administrator's transfer where no card has paid. */
@Injectable()
export class PayRefund {
  private readonly log = new Logger('refunds')

  constructor(
    private readonly transaction: Transaction,
    private readonly books: RefundBooks,
    private readonly completeRefund: CompleteRefund,
    private readonly jobs: Jobs,
    private readonly charges: RefundedCharges,
  ) {}

  /** One call at a time, each after asking where the charge stands. @throws ProviderSilent: tried again by the job */
  async execute({ id, amount }: RefundEntity, signal: AbortSignal): Promise<Effect> {
    const { attempt } = await this.transaction.run((tx) => this.books.lock(tx, id))
    const charge = await this.charges.of(attempt)
    if (!charge) return (tx) => this.change(tx, id, 'needs-transfer')
    const opens = closedUntil(new Date())
    if (opens) return (tx) => this.jobs.add(tx, advanceRefund, { refundId: id }, { key: id, runAt: opens })
    const standing = await charge.standing(signal)
    const refundedBefore = await this.begin(id, standing.refunded)
    const next = nextRefundStep(standing, { amount, refundedBefore })
    if (next.step === 'done') return (tx) => this.complete(tx, id)
    if (next.step === 'impossible') return (tx) => this.refused(tx, id, next.why)
    const refusal = await charge.act(next.action, next.amount, signal)
    if (refusal !== undefined) return (tx) => this.refused(tx, id, `${next.action}: ${refusal}`)
    if (completesRefund(next.action)) return (tx) => this.complete(tx, id)
    return (tx) => this.jobs.add(tx, advanceRefund, { refundId: id }, { key: id })
  }

  /** The provider will not: an administrator is needed, and told by the list, the metric and the log. */
  async refused(tx: Tx, id: string, reason: string): Promise<void> {
    this.log.error(`refund ${id} was refused: ${reason}`)
    await this.change(tx, id, 'provider-refused', { failure: reason.slice(0, 500) })
  }

  /** What the charge had given back before we ask for the first time: by it a lost answer is told from no answer. */
  private begin(id: string, refunded: number): Promise<number> {
    return this.transaction.run(async (tx) => {
      const { refund } = await this.books.lock(tx, id)
      refund.refundedBefore ??= refunded
      await this.books.save(tx, refund)
      return refund.refundedBefore
    })
  }

  private async complete(tx: Tx, id: string): Promise<void> {
    const open = await this.books.lock(tx, id)
    if (open.refund.state === 'processing') await this.completeRefund.execute(tx, open)
  }

  private async change(
    tx: Tx,
    id: string,
    event: RefundEvent,
    fields: Partial<RefundEntity> = {},
  ): Promise<void> {
    const { refund } = await this.books.lock(tx, id)
    const state = refundAfter(refund.state, event)
    if (state) await this.books.save(tx, Object.assign(refund, fields, { state }))
  }
}
