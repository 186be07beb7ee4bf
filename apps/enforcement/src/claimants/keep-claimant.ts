import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { ClaimantsRepository, type ClaimantDecision, type ClaimantDetails } from './claimants.repository'

/** Keeps who speaks in somebody's notices, as long as they are here. */
@Injectable()
export class KeepClaimant {
  constructor(private readonly claimants: ClaimantsRepository) {}

  /** @param email that they have confirmed; null where there is none */
  async execute(tx: Tx, ownerId: string, details: ClaimantDetails, email: string | null): Promise<void> {
    await this.claimants.save(tx, ownerId, details, email)
  }

  /** Whether they may open cases, by an administrator’s word. */
  async decide(tx: Tx, ownerId: string, decision: ClaimantDecision): Promise<void> {
    await this.claimants.decide(tx, ownerId, decision)
  }

  async erase(tx: Tx, ownerId: string): Promise<void> {
    await this.claimants.erase(tx, ownerId)
  }
}
