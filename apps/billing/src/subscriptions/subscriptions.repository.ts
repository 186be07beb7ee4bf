import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { Selectable } from 'kysely'
import type { DB, Subscription as SubscriptionTable } from '../tables'
import type { Period } from './period.rules'
import type { RenewedTime } from './renewal.rules'

export type Subscription = Selectable<SubscriptionTable>
export type NewSubscription = Omit<
  Subscription,
  'period' | 'period_until' | 'ended_at' | 'anchor_period' | 'past_due_since'
>

const db = statements<DB>()
const running = () => db.selectFrom('subscription').selectAll().where('state', '<>', 'ended')

@Injectable()
export class SubscriptionsRepository {
  /** From here to the end of `tx` nobody else changes this owner's plan. */
  async lock(tx: Tx, ownerId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 32))', [ownerId])
  }

  async exists(tx: Tx, id: string): Promise<boolean> {
    return (await tx.rows(db.selectFrom('subscription').select('id').where('id', '=', id))).length > 0
  }

  /** Whether the owner is or was on any plan. */
  async hasAny(tx: Tx, ownerId: string): Promise<boolean> {
    const rows = await tx.rows(
      db.selectFrom('subscription').select('id').where('owner_id', '=', ownerId).limit(1),
    )
    return rows.length > 0
  }

  /** When the owner's first plan began. */
  async firstStartOf(tx: Tx, ownerId: string): Promise<Date | undefined> {
    const [row] = await tx.rows(
      db
        .selectFrom('subscription')
        .select('started_at')
        .where('owner_id', '=', ownerId)
        .orderBy('started_at')
        .limit(1),
    )
    return row?.started_at
  }

  async runningOf(tx: Tx, ownerId: string): Promise<Subscription | undefined> {
    const [row] = await tx.rows(running().where('owner_id', '=', ownerId).forUpdate())
    return row
  }

  async insert(tx: Tx, subscription: NewSubscription, period: Period): Promise<void> {
    await tx.rows(
      db.insertInto('subscription').values({
        ...subscription,
        period: period.number,
        period_until: period.to,
      }),
    )
  }

  async end(tx: Tx, id: string, at: Date): Promise<void> {
    await tx.rows(db.updateTable('subscription').set({ state: 'ended', ended_at: at }).where('id', '=', id))
  }

  async setEnd(tx: Tx, id: string, at: Date | null): Promise<void> {
    await tx.rows(db.updateTable('subscription').set({ ends_at: at }).where('id', '=', id))
  }

  async renew(tx: Tx, id: string, renewed: RenewedTime): Promise<void> {
    await tx.rows(
      db
        .updateTable('subscription')
        .set({
          state: 'active',
          past_due_since: null,
          ends_at: null,
          anchor_at: renewed.anchorAt,
          anchor_period: renewed.anchorPeriod,
          paid_until: renewed.paidUntil,
          ...(renewed.opens && { period: renewed.opens.number, period_until: renewed.opens.to }),
        })
        .where('id', '=', id),
    )
  }

  async fallPastDue(tx: Tx, id: string, since: Date, until: Date): Promise<void> {
    await tx.rows(
      db
        .updateTable('subscription')
        .set({ state: 'past-due', past_due_since: since, ends_at: until })
        .where('id', '=', id),
    )
  }

  /** Running plans that are paid until a time between the two. */
  async paidUntil(tx: Tx, from: Date, to: Date): Promise<(Subscription & { paid_until: Date })[]> {
    const rows = await tx.rows(
      running().where('state', '=', 'active').where('paid_until', '>=', from).where('paid_until', '<', to),
    )
    return rows.flatMap((row) => (row.paid_until === null ? [] : [{ ...row, paid_until: row.paid_until }]))
  }

  async setPeriod(tx: Tx, id: string, { number, to }: Period): Promise<void> {
    await tx.rows(
      db.updateTable('subscription').set({ period: number, period_until: to }).where('id', '=', id),
    )
  }

  /** Running subscriptions whose end has come, each locked and passed over by others. */
  ending(tx: Tx, now: Date, most: number): Promise<Subscription[]> {
    return tx.rows(
      running().where('ends_at', '<=', now).orderBy('ends_at').limit(most).forUpdate().skipLocked(),
    )
  }

  /** Running subscriptions whose next month begins by itself, each locked and passed over by others. */
  withNextMonth(tx: Tx, now: Date, most: number): Promise<Subscription[]> {
    return tx.rows(
      running()
        .where('period_until', '<=', now)
        .where(({ eb, or }) =>
          or([eb('paid_until', 'is', null), eb('period_until', '<', eb.ref('paid_until'))]),
        )
        .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
        .orderBy('period_until')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
  }
}
