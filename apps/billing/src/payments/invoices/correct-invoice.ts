import { Injectable, Logger, Optional } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { canBeVoided } from '@originseal/ecpay'
import {
  defineJob,
  doubling,
  Jobs,
  OnJob,
  OnJobGivenUp,
  type Effect,
  type RunningJob,
} from '@originseal/jobs'
import { z } from 'zod'
import { titleOf } from '../orders/item.rules'
import { OrdersQueries } from '../orders/orders.queries'
import { correctionOf } from './correction.rules'
import { EcpayInvoices } from './ecpay-invoices'
import { CorrectionsRepository, type DueCorrection } from './corrections.repository'

/** Tried for two days, as the issuing is; before that the invoice itself may still be on its way. */
const correctInvoice = defineJob({
  name: 'invoices.correct',
  isOwed: true,
  payload: z.object({ refundId: z.uuid() }),
  timeoutMs: 60_000,
  retry: { tries: 58, pausesMs: doubling(2_000, 3_600_000) },
})
type Correcting = RunningJob<{ refundId: string }>

/** Voids the invoice of an order that is refunded, or writes an allowance on it. */
@Injectable()
export class CorrectInvoice {
  private readonly log = new Logger('invoices')

  constructor(
    private readonly transaction: Transaction,
    private readonly orders: OrdersQueries,
    private readonly corrections: CorrectionsRepository,
    private readonly jobs: Jobs,
    @Optional() private readonly ecpay?: EcpayInvoices,
  ) {}

  /** In the transaction that ends the refund. An order without an invoice needs none. */
  async ask(tx: Tx, correction: { refundId: string; orderId: string; amount: number }): Promise<void> {
    if (!this.ecpay || !(await this.corrections.insertDue(tx, correction))) return
    await this.jobs.add(tx, correctInvoice, { refundId: correction.refundId })
  }

  @OnJob(correctInvoice)
  async execute({ payload: { refundId }, signal }: Correcting): Promise<Effect | void> {
    const due = await this.transaction.run((tx) => this.corrections.lockDue(tx, refundId))
    if (!due || !this.ecpay) return
    if (due.number === null || due.issuedAt === null) throw new Error('the invoice is not issued yet')
    const invoice = { number: due.number, issuedAt: due.issuedAt }
    const found = await this.ecpay.find(due.relateNumber, signal)
    const plan = correctionOf({ ...due, isVoidable: canBeVoided(due.issuedAt, new Date()) }, found)
    if (plan.kind === 'void') {
      if (!found.isVoid) await this.ecpay.void(invoice, signal)
      return (tx) => this.corrections.noteVoid(tx, due)
    }
    const isWritten = await this.begin(due, found.allowable)
    const number = isWritten ? null : await this.allow(due, invoice, signal)
    return (tx) => this.corrections.noteAllowance(tx, due.refundId, number)
  }

  @OnJobGivenUp(correctInvoice)
  async giveUp(
    { payload: { refundId } }: Pick<Correcting, 'payload'>,
    reason: string,
    tx: Tx,
  ): Promise<void> {
    this.log.error(`the invoice was not corrected for refund ${refundId}: ${reason}`)
    await this.corrections.noteFailed(tx, refundId)
  }

  /** Keeps what could still be allowed before the first try; true if less can be now, as our allowance is in it. */
  private async begin({ refundId, amount }: DueCorrection, allowable: number): Promise<boolean> {
    const before = await this.transaction.run((tx) => this.corrections.begin(tx, refundId, allowable))
    return allowable <= before - amount
  }

  private async allow(
    { orderId, amount }: DueCorrection,
    invoice: { number: string; issuedAt: Date },
    signal: AbortSignal,
  ): Promise<string> {
    const order = await this.orders.invoiced(orderId)
    if (!order || !this.ecpay) throw new Error(`no order ${orderId}`)
    return this.ecpay.allow({ ...invoice, amount, title: titleOf(order.item) }, signal)
  }
}
