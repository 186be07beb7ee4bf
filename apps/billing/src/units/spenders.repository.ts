import { Injectable } from '@nestjs/common'
import type { Unit } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class SpendersRepository {
  async insert(tx: Tx, unit: Unit, service: string): Promise<void> {
    await tx.rows(
      db
        .insertInto('unit_spender')
        .values({ unit, service })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }
}
