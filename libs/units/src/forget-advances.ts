import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { AdvancesRepository } from './advances.repository'

/** Of somebody who is erased: what they were advanced will never be settled. The ledger itself stays: it names random ids only. */
@Injectable()
export class ForgetAdvances {
  constructor(private readonly advances: AdvancesRepository) {}

  async execute(tx: Tx, ownerId: string): Promise<void> {
    await this.advances.removeOfOwner(tx, ownerId)
  }
}
