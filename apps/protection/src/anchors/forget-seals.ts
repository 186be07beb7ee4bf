import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { SealsRepository } from './seals.repository'

/**
 * Makes an owner's seals say nothing: without its salt a commitment is a random number. As a leaf it stays, since the
 * proofs of the other works in its batch lead over it.
 */
@Injectable()
export class ForgetSeals {
  constructor(private readonly seals: SealsRepository) {}

  async execute(tx: Tx, ownerId: string, erasedAt: Date): Promise<void> {
    await this.seals.forget(tx, ownerId, erasedAt)
  }
}
