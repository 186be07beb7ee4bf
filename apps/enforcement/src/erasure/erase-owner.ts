import { Inject, Injectable } from '@nestjs/common'
import type { PayloadOf, userErased } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { CloseForErased } from '../cases/close-for-erased'
import { KeepClaimant } from '../claimants/keep-claimant'

/** Removes what one feature keeps of an owner. */
export interface Erasure {
  execute(tx: Tx, ownerId: string): Promise<void>
}
export const ERASURES = Symbol('Erasure[]')

/** Ends somebody's cases and forgets what was kept of them; time lines name nobody and stay. */
@Injectable()
export class EraseOwner {
  constructor(
    private readonly closeForErased: CloseForErased,
    @Inject(ERASURES) private readonly erasures: readonly Erasure[],
    private readonly claimant: KeepClaimant,
  ) {}

  async execute(tx: Tx, erasure: PayloadOf<typeof userErased>): Promise<void> {
    const { userId } = erasure
    await this.closeForErased.execute(tx, erasure)
    for (const each of this.erasures) await each.execute(tx, userId)
    await this.claimant.erase(tx, userId)
  }
}
