import { Injectable } from '@nestjs/common'
import type { Unit } from '@originseal/contracts'
import type { Tx } from '@originseal/database'

@Injectable()
export class StartedUnitsRepository {
  /** @returns whether this is the first time */
  async note(tx: Tx, unit: Unit): Promise<boolean> {
    const noted = await tx.query(
      'INSERT INTO unit_started (unit) VALUES ($1) ON CONFLICT DO NOTHING RETURNING unit',
      [unit],
    )
    return noted.length > 0
  }
}
