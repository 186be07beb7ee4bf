import { Injectable } from '@nestjs/common'
import type { Unit } from '@originseal/contracts'
import { Reads, type Tx } from '@originseal/database'

/** Why lots were granted: by a pack's order, or by a subscription in a part of its time. */
export interface Purchase {
  readonly kind: 'pack' | 'plan'
  /** Of the order, or of the subscription. */
  readonly id: string
  /** Only lots that end after the one and not after the other. */
  readonly period?: { readonly from: Date; readonly to: Date }
}

export interface PurchasedLot {
  readonly lotId: string
  readonly ownerId: string
  readonly unit: Unit
  readonly quantity: number
  /** Spent, or held for something under way. */
  readonly used: number
  /** Some service counts this unit already. */
  readonly isSpendable: boolean
}

@Injectable()
export class PurchasedLotsQueries {
  constructor(private readonly reads: Reads) {}

  /** @param from the transaction, where it has to be the latest */
  of({ kind, id, period }: Purchase, from: Pick<Tx, 'query'> = this.reads): Promise<PurchasedLot[]> {
    return from.query<PurchasedLot>(
      `SELECT lot_id AS "lotId", owner_id AS "ownerId", unit, quantity,
         (SELECT coalesce(sum(e.quantity * ((e.to_account IN ('spent', 'held') AND e.to_lot = g.lot_id)::int
            - (e.from_account IN ('spent', 'held') AND e.from_lot = g.lot_id)::int)), 0)::int
          FROM mirrored_entry e WHERE e.owner_id = g.owner_id AND g.lot_id IN (e.from_lot, e.to_lot)) AS used,
         EXISTS (SELECT FROM unit_spender s WHERE s.unit = g.unit) AS "isSpendable"
       FROM unit_grant g
       WHERE cause_kind = $1 AND cause_id = $2
         AND ($3::timestamptz IS NULL OR (expires_at > $3 AND expires_at <= $4))
       ORDER BY lot_id`,
      [kind, id, period?.from ?? null, period?.to ?? null],
    )
  }
}
