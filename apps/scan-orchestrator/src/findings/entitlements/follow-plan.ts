import { Injectable } from '@nestjs/common'
import type { PayloadOf, planChanged } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { EntitlementsRepository } from './entitlements.repository'

/** Keeps what an owner's plan includes; facts that come late change nothing. */
@Injectable()
export class FollowPlan {
  constructor(private readonly entitlements: EntitlementsRepository) {}

  async execute(tx: Tx, change: PayloadOf<typeof planChanged>): Promise<void> {
    const { ownerId, entitlements, until, changedAt } = change
    if (await this.entitlements.noteChange(tx, ownerId, changedAt))
      await this.entitlements.replace(tx, ownerId, entitlements, until)
  }
}
