import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { FaultName } from './fault.rules'

@Injectable()
export class FaultsRepository {
  async set(tx: Tx, name: FaultName, isOn: boolean): Promise<void> {
    await tx.query(
      isOn
        ? 'INSERT INTO fault (name) VALUES ($1) ON CONFLICT DO NOTHING'
        : 'DELETE FROM fault WHERE name = $1',
      [name],
    )
  }
}
