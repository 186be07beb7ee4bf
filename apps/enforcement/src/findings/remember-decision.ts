import { Injectable } from '@nestjs/common'
import { findingDecided } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { FoundCopiesRepository, type Decided, type Place } from './found-copies.repository'

/** Keeps what an owner says of the place of a copy, and tells who searches. */
@Injectable()
export class RememberDecision {
  constructor(
    private readonly copies: FoundCopiesRepository,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, place: Place & { readonly findingId: string }, decided: Decided): Promise<void> {
    await this.copies.decide(tx, place, decided)
    await this.outbox.add(tx, findingDecided, {
      findingId: place.findingId,
      workId: place.workId,
      ownerId: place.ownerId,
      decision: decided.decision,
      decidedAt: decided.at.toISOString(),
    })
  }
}
