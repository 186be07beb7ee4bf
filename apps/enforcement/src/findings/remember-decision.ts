import { Injectable } from '@nestjs/common'
import { findingDecided, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { FoundCopiesRepository, type Decided, type Place } from './found-copies.repository'

type FoundPlace = Place & { readonly findingId: string }

/** Keeps what an owner says of the place of a copy, and tells who searches. */
@Injectable()
export class RememberDecision {
  constructor(
    private readonly copies: FoundCopiesRepository,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, place: FoundPlace, decided: Decided): Promise<void> {
    await this.copies.decide(tx, place, decided)
    await this.tell(tx, place, decided.decision, decided.at)
  }

  /** By a signed licence, of which those who search are told with its token. */
  async licensed(tx: Tx, place: FoundPlace, at: Date): Promise<void> {
    await this.copies.decide(tx, place, { decision: 'licensed', at })
  }

  /** Nothing is decided about it any more. */
  async forget(tx: Tx, place: FoundPlace, at: Date): Promise<void> {
    await this.copies.forgetDecision(tx, place)
    await this.tell(tx, place, 'undecided', at)
  }

  /** That a case was opened says nothing any more: it has ended, and the copy was seen after that. */
  async forgetTakedown(tx: Tx, place: FoundPlace, at: Date): Promise<void> {
    if (await this.copies.forgetDecision(tx, place, ['takedown'])) await this.tell(tx, place, 'undecided', at)
  }

  private async tell(
    tx: Tx,
    { findingId, workId, ownerId }: FoundPlace,
    decision: PayloadOf<typeof findingDecided>['decision'],
    at: Date,
  ): Promise<void> {
    const decidedAt = at.toISOString()
    await this.outbox.add(tx, findingDecided, { findingId, workId, ownerId, decision, decidedAt })
  }
}
