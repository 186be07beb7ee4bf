import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { MandateState } from './mandate.rules'

/** Our side of a card that is charged again for each period of a plan. */
export interface Mandate {
  /** Of the try that has opened it. */
  readonly number: string
  readonly orderId: string
  readonly subscriptionId: string
  /** Whole NT$, the same for each period. */
  readonly amount: number
  readonly state: MandateState
  readonly retries: number
}

const columns = 'number, order_id AS "orderId", subscription_id AS "subscriptionId", amount, state, retries'

@Injectable()
export class MandatesRepository {
  async insert(tx: Tx, mandate: Omit<Mandate, 'state' | 'retries'>): Promise<void> {
    const { number, orderId, subscriptionId, amount } = mandate
    await tx.query(
      `INSERT INTO mandate (number, order_id, subscription_id, amount, state, opened_at)
       VALUES ($1, $2, $3, $4, 'running', now())`,
      [number, orderId, subscriptionId, amount],
    )
  }

  /** Holds the row until the transaction ends; its owner's plan is locked before it. */
  async lock(tx: Tx, number: string): Promise<Mandate | undefined> {
    const [row] = await tx.query<Mandate>(`SELECT ${columns} FROM mandate WHERE number = $1 FOR UPDATE`, [
      number,
    ])
    return row
  }

  async lockOf(tx: Tx, subscriptionId: string): Promise<Mandate | undefined> {
    const [row] = await tx.query<Mandate>(
      `SELECT ${columns} FROM mandate WHERE subscription_id = $1 FOR UPDATE`,
      [subscriptionId],
    )
    return row
  }

  async change(
    tx: Tx,
    number: string,
    { state, retries }: Pick<Mandate, 'state' | 'retries'>,
  ): Promise<void> {
    await tx.query('UPDATE mandate SET state = $2, retries = $3 WHERE number = $1', [number, state, retries])
  }
}
