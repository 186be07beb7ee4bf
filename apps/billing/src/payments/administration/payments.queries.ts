import { Injectable } from '@nestjs/common'
import type { PaymentNoticeKept, ProviderAnswer, ReadPaymentResponse } from '@originseal/contracts'
import { Reads } from '@originseal/database'
import { Problem } from '@originseal/http'
import { DataSource } from 'typeorm'
import { AttemptEntity } from '../attempts/attempt.entity'
import { OrdersQueries } from '../orders/orders.queries'
import { RefundsQueries } from '../refunds/refunds.queries'

type InvoiceState = NonNullable<ReadPaymentResponse['invoiceState']>

/** A single order, as an administrator looks at it before something is done about it. */
@Injectable()
export class PaymentsQueries {
  constructor(
    private readonly source: DataSource,
    private readonly reads: Reads,
    private readonly orders: OrdersQueries,
    private readonly refunds: RefundsQueries,
  ) {}

  /** @throws Problem ORDER_NOT_FOUND */
  async byId(id: string): Promise<ReadPaymentResponse> {
    const order = await this.orders.administeredById(id)
    const [answers, notices, refunds, invoice, [state]] = await Promise.all([
      this.answersTo(id),
      this.noticesOf(order.attempts.map(({ number }) => number)),
      this.refunds.page({ orderId: id, limit: mostShown }),
      this.orders.invoiceOf(id),
      this.reads.query<{ state: InvoiceState }>('SELECT state FROM invoice WHERE order_id = $1', [id]),
    ])
    return {
      ...order,
      ...(invoice && { invoice }),
      ...(state && { invoiceState: state.state }),
      answers,
      notices,
      refunds,
    }
  }

  /** Of the tries that were asked about, in the order in which they began. @throws Problem ORDER_NOT_FOUND */
  async answersTo(orderId: string): Promise<ProviderAnswer[]> {
    const attempts = await this.source.manager.find(AttemptEntity, {
      where: { orderId },
      order: { startedAt: 'ASC' },
    })
    // Each order was begun with a try.
    if (attempts.length === 0) throw new Problem('ORDER_NOT_FOUND')
    return attempts.flatMap(({ number, answer, answeredAt }) =>
      answer && answeredAt
        ? [{ attemptNumber: number, ...answer, answeredAt: answeredAt.toISOString() }]
        : [],
    )
  }

  private async noticesOf(numbers: readonly string[]): Promise<PaymentNoticeKept[]> {
    const rows = await this.reads.query<Omit<PaymentNoticeKept, 'receivedAt'> & { receivedAt: Date }>(
      `SELECT id, kind, verdict, number AS "attemptNumber", fields, received_at AS "receivedAt"
       FROM (SELECT n.*, attempt_number AS number FROM payment_notice n WHERE attempt_number = ANY($1)
             UNION ALL
             SELECT n.*, fields->>'MerchantTradeNo' FROM payment_notice n
             WHERE verdict = 'forged' AND fields->>'MerchantTradeNo' = ANY($1)) told
       ORDER BY received_at DESC, id LIMIT $2`,
      [numbers, mostShown],
    )
    return rows.map((row) => Object.assign(row, { receivedAt: row.receivedAt.toISOString() }))
  }
}

const mostShown = 50
