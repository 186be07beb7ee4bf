import { Injectable } from '@nestjs/common'
import type { PayloadOf, planChanged } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

/** What is known of owners: their plan, what they have unlocked, and who is gone. */
@Injectable()
export class OwnersRepository {
  /** Facts that come late change nothing. */
  async notePlan(tx: Tx, change: PayloadOf<typeof planChanged>): Promise<void> {
    const values = {
      plan: change.plan,
      sees_all_links: change.entitlements.includes('links:all'),
      until: change.until ?? null,
      changed_at: change.changedAt,
    }
    await tx.rows(
      db
        .insertInto('plan_of_owner')
        .values({ owner_id: change.ownerId, ...values })
        .onConflict((conflict) =>
          conflict
            .column('owner_id')
            .doUpdateSet(values)
            .where('plan_of_owner.changed_at', '<=', new Date(change.changedAt)),
        ),
    )
  }

  async noteUnlocked(tx: Tx, scanId: string): Promise<void> {
    await tx.rows(
      db
        .insertInto('unlocked_scan')
        .values({ scan_id: scanId })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  /** Who has this owner's things now: the owner, a successor, or null if they are erased. */
  async heirOf(tx: Tx, ownerId: string): Promise<string | null> {
    await this.hold(tx, ownerId)
    const [departed] = await tx.rows(
      db.selectFrom('departed_owner').select('successor').where('owner_id', '=', ownerId),
    )
    if (!departed) return ownerId
    return departed.successor === null ? null : this.heirOf(tx, departed.successor)
  }

  async noteHandedOver(tx: Tx, ownerId: string, successor: string): Promise<void> {
    await tx.rows(
      db
        .insertInto('departed_owner')
        .values({ owner_id: ownerId, successor })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  /** The owner, and all whose successor they were. */
  async noteErased(tx: Tx, ownerId: string): Promise<void> {
    await this.hold(tx, ownerId)
    await tx.rows(db.updateTable('departed_owner').set({ successor: null }).where('successor', '=', ownerId))
    await tx.rows(
      db
        .insertInto('departed_owner')
        .values({ owner_id: ownerId, successor: null })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ successor: null })),
    )
    await tx.rows(db.deleteFrom('plan_of_owner').where('owner_id', '=', ownerId))
  }

  /** Facts about one owner are taken one after another. */
  private async hold(tx: Tx, ownerId: string): Promise<void> {
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('owner ' || $1, 0))", [ownerId])
  }
}
