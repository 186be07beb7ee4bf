import { Injectable } from '@nestjs/common'
import type { ReadSubscriptionResponse, UnitQuantities } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { CatalogueQueries } from '../catalogue/catalogue.queries'
import type { DB } from '../tables'
import { periodFrom } from './period.rules'
import type { PlannedPlan } from './planned-plans.repository'
import type { Subscription } from './subscriptions.repository'

const db = statements<DB>()

const hasNextMonth = ({ period_until: until, paid_until: paid, ends_at: end }: Subscription): boolean =>
  (paid === null || until < paid) && (end === null || until < end)

@Injectable()
export class SubscriptionsQueries {
  constructor(
    private readonly reads: Reads,
    private readonly catalogue: CatalogueQueries,
  ) {}

  async runningOf(ownerId: string): Promise<Subscription | undefined> {
    const [row] = await this.reads.rows(
      db.selectFrom('subscription').selectAll().where('owner_id', '=', ownerId).where('state', '<>', 'ended'),
    )
    return row
  }

  /** What is paid and begins when the running plan ends. */
  async plannedOf(ownerId: string): Promise<PlannedPlan | undefined> {
    const [row] = await this.reads.rows(
      db.selectFrom('planned_subscription').selectAll().where('owner_id', '=', ownerId),
    )
    return row
  }

  /** Ids of running plans that are paid for longer than until `at` and not past due. */
  async paidBeyond(at: Date): Promise<ReadonlySet<string>> {
    const rows = await this.reads.rows(
      db.selectFrom('subscription').select('id').where('state', '=', 'active').where('paid_until', '>', at),
    )
    return new Set(rows.map(({ id }) => id))
  }

  /** What begins when this month ends; undefined where nothing does by itself. */
  async nextMonthOf(ownerId: string): Promise<{ at: Date; quantities: UnitQuantities } | undefined> {
    const row = await this.runningOf(ownerId)
    if (!row || !hasNextMonth(row)) return undefined
    const { plans } = await this.catalogue.ofVersion(this.reads, row.catalogue_version)
    return {
      at: row.period_until,
      quantities: plans.find(({ plan }) => plan === row.plan)?.monthlyUnits ?? {},
    }
  }

  /** Whose registration billing has not heard of yet is on the free plan. */
  async viewOf(ownerId: string): Promise<ReadSubscriptionResponse> {
    const row = await this.runningOf(ownerId)
    if (!row || row.state === 'ended') return { plan: 'free', state: 'active', entitlements: [] }
    const { plans } = await this.catalogue.ofVersion(this.reads, row.catalogue_version)
    const { from, to } = periodFrom(row, row.period)
    const planned = await this.plannedOf(ownerId)
    const price = plans.find(({ plan }) => plan === row.plan)?.price
    return {
      plan: row.plan,
      state: row.state,
      ...(row.interval && { interval: row.interval }),
      entitlements: plans.find(({ plan }) => plan === row.plan)?.entitlements ?? [],
      period: { from: from.toISOString(), to: to.toISOString() },
      ...(row.paid_until && { paidUntil: row.paid_until.toISOString() }),
      ...(row.ends_at && { endsAt: row.ends_at.toISOString() }),
      ...(row.paid_until &&
        row.interval &&
        price &&
        row.ends_at === null && {
          renewal: { at: row.paid_until.toISOString(), amount: price[row.interval] },
        }),
      ...(row.past_due_since &&
        row.ends_at && {
          pastDue: { since: row.past_due_since.toISOString(), until: row.ends_at.toISOString() },
        }),
      ...(planned && {
        next: {
          plan: planned.plan,
          interval: planned.interval,
          from: (row.ends_at ?? row.paid_until ?? to).toISOString(),
        },
      }),
    }
  }
}
