import { Injectable } from '@nestjs/common'
import type { PayloadOf, scanUnlocked } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { EntitlementsRepository } from './entitlements.repository'

/** Opens all links of a scan that was paid for, to its owner, whoever that is or becomes by a claim. */
@Injectable()
export class UnlockScan {
  constructor(private readonly entitlements: EntitlementsRepository) {}

  async execute(tx: Tx, { scanId, unlockedAt }: PayloadOf<typeof scanUnlocked>): Promise<void> {
    await this.entitlements.unlock(tx, scanId, unlockedAt)
  }
}
