import { Injectable } from '@nestjs/common'
import type { PageRequest, PaymentDifference, PaymentDifferenceKind } from '@originseal/contracts'
import { Reads } from '@originseal/database'

interface Row {
  readonly id: string
  readonly day: string
  readonly kind: PaymentDifferenceKind
  readonly attemptNumber: string
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly ours: number | null
  readonly theirs: number | null
  readonly foundAt: Date
  readonly settledAt: Date | null
  readonly note: string | null
}

const differences = `SELECT d.id, d.day::text AS day, d.kind, d.attempt_number AS "attemptNumber", d.order_id AS "orderId",
    o.number AS "orderNumber", d.ours, d.theirs, d.found_at AS "foundAt", d.settled_at AS "settledAt", d.note
  FROM payment_difference d LEFT JOIN purchase_order o ON o.id = d.order_id`

const toDifference = (row: Row): PaymentDifference => ({
  id: row.id,
  day: row.day,
  kind: row.kind,
  attemptNumber: row.attemptNumber,
  ...(row.orderId !== null && { orderId: row.orderId }),
  ...(row.orderNumber !== null && { orderNumber: row.orderNumber }),
  ...(row.ours !== null && { ours: row.ours }),
  ...(row.theirs !== null && { theirs: row.theirs }),
  foundAt: row.foundAt.toISOString(),
  ...(row.settledAt && { settled: { at: row.settledAt.toISOString(), note: row.note ?? '' } }),
})

@Injectable()
export class PaymentDifferencesQueries {
  constructor(private readonly reads: Reads) {}

  /** Newest first. */
  async page({ cursor, limit, open }: PageRequest & { open?: boolean }): Promise<PaymentDifference[]> {
    const rows = await this.reads.query<Row>(
      `${differences}
       WHERE ($1::uuid IS NULL OR (d.found_at, d.id) < (SELECT found_at, id FROM payment_difference WHERE id = $1))
         AND ($2::boolean IS NOT TRUE OR d.settled_at IS NULL)
       ORDER BY d.found_at DESC, d.id DESC LIMIT $3`,
      [cursor ?? null, open ?? null, limit],
    )
    return rows.map(toDifference)
  }

  async find(id: string): Promise<PaymentDifference | undefined> {
    const [row] = await this.reads.query<Row>(`${differences} WHERE d.id = $1`, [id])
    return row && toDifference(row)
  }

  async open(): Promise<number> {
    const [row] = await this.reads.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM payment_difference WHERE settled_at IS NULL',
    )
    return row?.count ?? 0
  }

  /** The last day in Taipei whose file was compared. */
  async comparedUntil(): Promise<string | undefined> {
    const [row] = await this.reads.query<{ day: string | null }>(
      'SELECT max(day)::text AS day FROM compared_day',
    )
    return row?.day ?? undefined
  }
}
