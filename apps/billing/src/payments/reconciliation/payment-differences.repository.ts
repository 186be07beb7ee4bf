import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { Difference } from './compare-payments.rules'

@Injectable()
export class PaymentDifferencesRepository {
  /** One that was found on an earlier comparison of the day stays as it was found. */
  async insert(tx: Tx, day: string, difference: Difference): Promise<void> {
    const { kind, attemptNumber, providerNumber, orderId, ours, theirs } = difference
    await tx.query(
      `INSERT INTO payment_difference (day, kind, attempt_number, provider_number, order_id, ours, theirs)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      [day, kind, attemptNumber, providerNumber, orderId ?? null, ours ?? null, theirs ?? null],
    )
  }

  async noteCompared(tx: Tx, day: string, lines: number): Promise<void> {
    await tx.query(
      `INSERT INTO compared_day (day, lines) VALUES ($1, $2)
       ON CONFLICT (day) DO UPDATE SET lines = excluded.lines, compared_at = now()`,
      [day, lines],
    )
  }

  async settle(tx: Tx, id: string, note: string): Promise<void> {
    await tx.query(
      'UPDATE payment_difference SET settled_at = now(), note = $2 WHERE id = $1 AND settled_at IS NULL',
      [id, note],
    )
  }
}
