import { Injectable } from '@nestjs/common'
import type { ReadClaimantResponse, SaveClaimantRequest } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Problem, TokenVerifier, type Caller } from '@originseal/http'
import { KeepClaimant } from '../claimants/keep-claimant'
import { DraftsRepository } from './drafts.repository'
import { ReadClaimant } from './read-claimant'

/** Takes who speaks in somebody's notices. What was signed before and has not left said something else. */
@Injectable()
export class SaveClaimant {
  constructor(
    private readonly transaction: Transaction,
    private readonly verifier: TokenVerifier,
    private readonly keepClaimant: KeepClaimant,
    private readonly drafts: DraftsRepository,
    private readonly readClaimant: ReadClaimant,
  ) {}

  /** @throws Problem STEP_UP_NEEDED */
  async execute({ proof, ...details }: SaveClaimantRequest, caller: Caller): Promise<ReadClaimantResponse> {
    const proven = await this.verifier.verifyStepUp(proof, caller)
    if (!proven) throw new Problem('STEP_UP_NEEDED')
    await this.transaction.run(async (tx) => {
      await this.keepClaimant.execute(tx, caller.userId, details, proven.confirmedEmail)
      await this.drafts.clearSignaturesOfOwner(tx, caller.userId)
    })
    return this.readClaimant.execute(caller.userId)
  }
}
