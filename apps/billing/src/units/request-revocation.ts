import { Injectable } from '@nestjs/common'
import { unitsRevocationRequested, type PayloadOf, type Unit } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { RevocationsRepository } from './revocations.repository'

/**
 * Asks the spender to take back what is still free of a lot. How much that was is in `unit_revocation.revoked` once it has
 * answered; money follows the answer.
 */
@Injectable()
export class RequestRevocation {
  constructor(
    private readonly revocations: RevocationsRepository,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, request: PayloadOf<typeof unitsRevocationRequested>): Promise<void> {
    if (await this.revocations.insert(tx, request))
      await this.outbox.add(tx, unitsRevocationRequested, request)
  }

  /** Asks once more for whatever of a unit was asked for and not answered: nobody may have spent it then. */
  async repeat(tx: Tx, unit: Unit): Promise<void> {
    for (const request of await this.revocations.unanswered(tx, unit))
      await this.outbox.add(tx, unitsRevocationRequested, request)
  }

  /** What the spenders have answered; `revoked` is null as long as they have not. */
  answersTo(tx: Tx, eventIds: readonly string[]): ReturnType<RevocationsRepository['answersTo']> {
    return this.revocations.answersTo(tx, eventIds)
  }
}
