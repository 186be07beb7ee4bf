import { Injectable } from '@nestjs/common'
import { Reads, statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import type { Delivery, Outcome, Provider } from './delivery.rules'
import type { Browser } from './visitors'
import { clientIdOf } from './hashed-user-data'
import { cookieOf } from '@originseal/contracts'

const db = statements<DB>()

/** An event as it is put into the queue; without a visitor nobody is told of it. */
export interface NewDelivery extends Omit<Delivery, 'id' | 'tries' | 'visitor'> {
  readonly provider: Provider
  readonly owner_id: string | null
  readonly visitor: Delivery['visitor'] | null
}

@Injectable()
export class ConversionsRepository {
  constructor(private readonly reads: Reads) {}

  /** False where it is there already, or counts once and has counted. */
  async insert(tx: Tx, delivery: NewDelivery): Promise<boolean> {
    const { event, visitor, ...columns } = delivery
    const rows = await tx.rows(
      db
        .insertInto('conversion_delivery')
        .values({
          ...columns,
          id: crypto.randomUUID(),
          event: JSON.stringify(event),
          visitor: visitor === null ? null : JSON.stringify(visitor),
          state: visitor === null ? 'not-configured' : 'waiting',
          ended_at: visitor === null ? new Date() : null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    return rows.length > 0
  }

  /** What is due, the oldest first. */
  due(provider: Provider, most: number): Promise<Delivery[]> {
    return this.reads.query<Delivery>(
      `SELECT id, event_name, event_id, happened_at, event, visitor, tries FROM conversion_delivery
       WHERE provider = $1 AND state = 'waiting' AND next_at <= now() ORDER BY next_at, received_at LIMIT $2`,
      [provider, most],
    )
  }

  async dueProviders(): Promise<Provider[]> {
    const rows = await this.reads.query<{ provider: Provider }>(
      `SELECT DISTINCT provider FROM conversion_delivery WHERE state = 'waiting' AND next_at <= now()`,
    )
    return rows.map(({ provider }) => provider)
  }

  /** One that was taken back meanwhile stays away. */
  async settle(tx: Tx, { id }: Pick<Delivery, 'id'>, outcome: Outcome): Promise<void> {
    const { state, code } = outcome
    const change =
      outcome.state === 'waiting'
        ? { next_at: outcome.nextAt }
        : { state, ended_at: new Date(), visitor: null }
    await tx.rows(
      db
        .updateTable('conversion_delivery')
        .set((column) => ({ ...change, last_code: code, tries: column('tries', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'waiting'),
    )
  }

  /** Consent was withdrawn by this browser. */
  async forgetBrowser(tx: Tx, { ip, userAgent, cookies }: Browser): Promise<void> {
    const browser = [ip, userAgent, clientIdOf(cookieOf(cookies, '_ga')) ?? null]
    await tx.query(
      `DELETE FROM conversion_delivery WHERE state = 'waiting' AND (visitor->>'client_id' = $3
         OR visitor->>'client_ip_address' = $1 AND visitor->>'client_user_agent' = $2)`,
      browser,
    )
    await tx.query(
      `DELETE FROM conversion_buyer WHERE visitors->'ga4'->>'client_id' = $3
         OR visitors->'meta'->>'client_ip_address' = $1 AND visitors->'meta'->>'client_user_agent' = $2`,
      browser,
    )
  }

  async forgetOwner(tx: Tx, ownerId: string): Promise<void> {
    await tx.query(
      `DELETE FROM conversion_buyer USING conversion_purchase
       WHERE conversion_purchase.event_id = conversion_buyer.event_id AND owner_id = $1`,
      [ownerId],
    )
    await tx.query('DELETE FROM conversion_purchase WHERE owner_id = $1', [ownerId])
    await tx.query(`DELETE FROM conversion_delivery WHERE owner_id = $1 AND state = 'waiting'`, [ownerId])
    await tx.query('UPDATE conversion_delivery SET owner_id = NULL WHERE owner_id = $1', [ownerId])
  }

  /** Counts stay for 30 days, whoever might still buy for 7, where visitors came from for 90. */
  async prune(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM conversion_delivery WHERE ended_at < now() - interval '30 days'`)
    await tx.query(`DELETE FROM conversion_buyer WHERE at < now() - interval '7 days'`)
    await tx.query(`DELETE FROM conversion_purchase WHERE paid_at < now() - interval '7 days'`)
    await tx.query(`DELETE FROM visit_event WHERE received_at < now() - interval '90 days'`)
  }
}
