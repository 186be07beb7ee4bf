import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { MandateCharge } from '../ecpay/ecpay-mandates'
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

  async find(tx: Tx, number: string): Promise<Mandate | undefined> {
    const [row] = await tx.query<Mandate>(`SELECT ${columns} FROM mandate WHERE number = $1`, [number])
    return row
  }

  /** The mandate that an order has opened. */
  async ofOrder(tx: Tx, orderId: string): Promise<Mandate | undefined> {
    const [row] = await tx.query<Mandate>(`SELECT ${columns} FROM mandate WHERE order_id = $1`, [orderId])
    return row
  }

  async ownerOf(tx: Tx, number: string): Promise<string | undefined> {
    const [row] = await tx.query<{ ownerId: string }>(
      `SELECT owner_id AS "ownerId" FROM mandate JOIN purchase_order ON id = order_id
       WHERE mandate.number = $1`,
      [number],
    )
    return row?.ownerId
  }

  /** False if the charge is known already. */
  async insertCharge(tx: Tx, number: string, charge: MandateCharge): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO mandate_charge (mandate_number, charge_number, amount, succeeded, code, charged_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING charge_number`,
      [number, charge.chargeNumber, charge.amount, charge.succeeded, charge.code, charge.at],
    )
    return rows.length > 0
  }

  async noteOrder(tx: Tx, number: string, chargeNumber: string, orderId: string): Promise<void> {
    await tx.query(
      'UPDATE mandate_charge SET order_id = $3 WHERE mandate_number = $1 AND charge_number = $2',
      [number, chargeNumber, orderId],
    )
  }

  /** The order that a charge was booked as. */
  async orderOf(tx: Tx, number: string, chargeNumber: string): Promise<string | undefined> {
    const [row] = await tx.query<{ orderId: string | null }>(
      'SELECT order_id AS "orderId" FROM mandate_charge WHERE mandate_number = $1 AND charge_number = $2',
      [number, chargeNumber],
    )
    return row?.orderId ?? undefined
  }

  async change(
    tx: Tx,
    number: string,
    { state, retries }: Pick<Mandate, 'state' | 'retries'>,
  ): Promise<void> {
    await tx.query('UPDATE mandate SET state = $2, retries = $3 WHERE number = $1', [number, state, retries])
  }
}
