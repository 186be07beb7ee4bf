import { Injectable, Logger, Optional } from '@nestjs/common'
import { invoiceIssued } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import {
  defineJob,
  doubling,
  Jobs,
  OnJob,
  OnJobGivenUp,
  type Effect,
  type RunningJob,
} from '@originseal/jobs'
import { Outbox } from '@originseal/messaging'
import { z } from 'zod'
import { titleOf } from '../orders/item.rules'
import { OrdersQueries } from '../orders/orders.queries'
import { EcpayInvoices } from './ecpay-invoices'
import { InvoicesRepository } from './invoices.repository'

const hourMs = 3_600_000

/** The law wants an invoice when the money comes: it is tried for two days, at least hourly. */
const issueInvoice = defineJob({
  name: 'invoices.issue',
  isOwed: true,
  payload: z.object({ orderId: z.uuid() }),
  timeoutMs: 60_000,
  retry: { tries: 58, pausesMs: doubling(2_000, hourMs) },
})

/** Issues the e-invoice of an order that is paid, where an invoice interface is configured. */
@Injectable()
export class IssueInvoice {
  private readonly log = new Logger('invoices')

  constructor(
    private readonly orders: OrdersQueries,
    private readonly invoices: InvoicesRepository,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    @Optional() private readonly ecpay?: EcpayInvoices,
  ) {}

  /** In the transaction that hands out what was bought. */
  async ask(tx: Tx, orderId: string): Promise<void> {
    if (!this.ecpay) return
    await this.invoices.insertDue(tx, orderId)
    await this.jobs.add(tx, issueInvoice, { orderId })
  }

  @OnJob(issueInvoice)
  async execute({ payload: { orderId }, signal }: RunningJob<{ orderId: string }>): Promise<Effect | void> {
    const order = await this.orders.invoiced(orderId)
    if (!order || !this.ecpay) return
    const { number, ownerId, amount, item, invoice: request } = order
    if (request === null) throw new Error('the buyer was erased before their invoice was issued')
    const issued = await this.ecpay.issue({ number, amount, title: titleOf(item), request }, signal)
    return async (tx) => {
      await this.invoices.noteIssued(tx, orderId, issued)
      await this.outbox.add(tx, invoiceIssued, {
        orderId,
        orderNumber: number,
        ownerId,
        invoiceNumber: issued.number,
        amount,
        issuedAt: issued.issuedAt.toISOString(),
      })
    }
  }

  @OnJobGivenUp(issueInvoice)
  async giveUp(
    { payload: { orderId } }: Pick<RunningJob<{ orderId: string }>, 'payload'>,
    reason: string,
    tx: Tx,
  ): Promise<void> {
    this.log.error(`no invoice for order ${orderId}: ${reason}`)
    await this.invoices.noteFailed(tx, orderId)
  }
}
