import { Injectable } from '@nestjs/common'
import type { Benefit } from '@originseal/contracts'
import type { Tx } from '@originseal/database'

/** A benefit as it is granted. */
export interface Grant extends Pick<Benefit, 'kind' | 'quantity' | 'place'> {
  readonly grantedAt: Date
  readonly endsAt?: Date
}

@Injectable()
export class BenefitsRepository {
  /** Throws if this account was granted one of the kind before. */
  async insert(tx: Tx, accountId: string, grant: Grant): Promise<void> {
    await tx.query(
      `INSERT INTO benefit (id, account_id, kind, quantity, place, granted_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        crypto.randomUUID(),
        accountId,
        grant.kind,
        grant.quantity,
        grant.place ?? null,
        grant.grantedAt,
        grant.endsAt ?? null,
      ],
    )
  }

  /**
   * The next of the day's places, counted from 1, or undefined when all are taken. Whoever asks at the same time waits
   * until `tx` has ended: a place of a transaction that rolls back goes to the next.
   */
  async takePlace(tx: Tx, day: string, places: number): Promise<number | undefined> {
    // Most registrations come after the places are gone; they need not queue at the row.
    const [today] = await tx.query<{ taken: number }>('SELECT taken FROM promotion_day WHERE day = $1', [day])
    if (today && today.taken >= places) return undefined
    const [taken] = await tx.query<{ place: number }>(
      `INSERT INTO promotion_day (day, taken) VALUES ($1, 1)
       ON CONFLICT (day) DO UPDATE SET taken = promotion_day.taken + 1 WHERE promotion_day.taken < $2
       RETURNING taken AS place`,
      [day, places],
    )
    return taken?.place
  }
}
