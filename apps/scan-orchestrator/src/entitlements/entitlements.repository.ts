import { Injectable } from '@nestjs/common'
import type { Entitlement } from '@originseal/contracts'
import type { Tx } from '@originseal/database'

@Injectable()
export class EntitlementsRepository {
  /** @returns false if a later plan of the owner is known already */
  async noteChange(tx: Tx, ownerId: string, changedAt: string): Promise<boolean> {
    const noted = await tx.query(
      `INSERT INTO plan_of_owner (owner_id, changed_at) VALUES ($1, $2)
       ON CONFLICT (owner_id) DO UPDATE SET changed_at = excluded.changed_at
         WHERE plan_of_owner.changed_at <= excluded.changed_at
       RETURNING owner_id`,
      [ownerId, changedAt],
    )
    return noted.length > 0
  }

  async replace(
    tx: Tx,
    ownerId: string,
    entitlements: readonly Entitlement[],
    until: string | undefined,
  ): Promise<void> {
    await tx.query('DELETE FROM plan_entitlement WHERE owner_id = $1', [ownerId])
    await tx.query(
      `INSERT INTO plan_entitlement (owner_id, entitlement, until)
       SELECT $1, entitlement, $3 FROM unnest($2::text[]) AS entitlement`,
      [ownerId, entitlements, until ?? null],
    )
  }

  async unlock(tx: Tx, scanId: string, unlockedAt: string): Promise<void> {
    await tx.query(
      `INSERT INTO scan_unlock (scan_id, reason, unlocked_at) VALUES ($1, 'order', $2) ON CONFLICT DO NOTHING`,
      [scanId, unlockedAt],
    )
  }
}
