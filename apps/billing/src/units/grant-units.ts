import { Injectable } from '@nestjs/common'
import { unitsGranted } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { GrantsRepository, type Grant } from './grants.repository'

/** Lots are spent in this order: what a plan brings each month, gifts, what was bought or given without an end. */
export const priorities = { plan: 10, gift: 20, pack: 30, 'sign-up': 30 } as const

/** Gives an owner units, once per lot, and tells the service that spends them. */
@Injectable()
export class GrantUnits {
  constructor(
    private readonly grants: GrantsRepository,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, grant: Grant): Promise<void> {
    if (await this.grants.insert(tx, grant)) await this.outbox.add(tx, unitsGranted, grant)
  }
}
