import { Injectable } from '@nestjs/common'
import type {
  certificateIssued,
  PayloadOf,
  planChanged,
  trialWorksClaimed,
  workAnchored,
  workRegistered,
} from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { FoundCopiesRepository } from './found-copies.repository'
import { OwnersRepository } from './owners.repository'

/** Keeps what other services say of works and their owners. */
@Injectable()
export class FollowFacts {
  constructor(
    private readonly copies: FoundCopiesRepository,
    private readonly owners: OwnersRepository,
  ) {}

  async registered(tx: Tx, work: PayloadOf<typeof workRegistered>): Promise<void> {
    const ownerId = await this.owners.heirOf(tx, work.ownerId)
    if (ownerId !== null) await this.copies.noteWork(tx, { ...work, ownerId })
  }

  async anchored(tx: Tx, anchored: PayloadOf<typeof workAnchored>): Promise<void> {
    await this.copies.noteAnchored(tx, anchored)
  }

  async certified(tx: Tx, certificate: PayloadOf<typeof certificateIssued>): Promise<void> {
    await this.copies.noteCertificate(tx, certificate)
  }

  /** A visitor's trial is an account's from now on; what an erased account has taken over goes with it. */
  async claimed(tx: Tx, { visitorId, userId }: PayloadOf<typeof trialWorksClaimed>): Promise<void> {
    if ((await this.owners.heirOf(tx, visitorId)) !== visitorId) return
    const heir = await this.owners.heirOf(tx, userId)
    if (heir === null) return this.erased(tx, visitorId)
    await this.owners.noteHandedOver(tx, visitorId, heir)
    await this.copies.changeOwner(tx, visitorId, heir)
  }

  async erased(tx: Tx, ownerId: string): Promise<void> {
    await this.owners.noteErased(tx, ownerId)
    await this.copies.removeOfOwner(tx, ownerId)
  }

  async planChanged(tx: Tx, change: PayloadOf<typeof planChanged>): Promise<void> {
    await this.owners.notePlan(tx, change)
  }

  async unlocked(tx: Tx, scanId: string): Promise<void> {
    await this.owners.noteUnlocked(tx, scanId)
  }
}
