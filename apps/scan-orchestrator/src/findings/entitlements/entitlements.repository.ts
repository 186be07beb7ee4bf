import { Injectable } from '@nestjs/common'
import type { Entitlement } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../../tables'

const db = statements<DB>()

@Injectable()
export class EntitlementsRepository {
  /** @returns false if a later plan of the owner is known already */
  async noteChange(tx: Tx, ownerId: string, changedAt: string): Promise<boolean> {
    const noted = await tx.rows(
      db
        .insertInto('plan_of_owner')
        .values({ owner_id: ownerId, changed_at: changedAt })
        .onConflict((conflict) =>
          conflict
            .column('owner_id')
            .doUpdateSet(({ ref }) => ({ changed_at: ref('excluded.changed_at') }))
            .whereRef('plan_of_owner.changed_at', '<=', 'excluded.changed_at'),
        )
        .returning('owner_id'),
    )
    return noted.length > 0
  }

  async replace(
    tx: Tx,
    ownerId: string,
    entitlements: readonly Entitlement[],
    until: string | undefined,
  ): Promise<void> {
    await tx.rows(db.deleteFrom('plan_entitlement').where('owner_id', '=', ownerId))
    if (entitlements.length === 0) return
    const rows = entitlements.map((entitlement) => ({ owner_id: ownerId, entitlement, until: until ?? null }))
    await tx.rows(db.insertInto('plan_entitlement').values(rows))
  }

  async unlock(tx: Tx, scanId: string, unlockedAt: string): Promise<void> {
    await tx.rows(
      db
        .insertInto('scan_unlock')
        .values({ scan_id: scanId, reason: 'order', unlocked_at: unlockedAt })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }
}
