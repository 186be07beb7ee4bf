import { Injectable } from '@nestjs/common'
import type { findingRecorded, PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { identifyTarget } from '../channels/identify-target'
import { FoundCopiesRepository } from './found-copies.repository'
import { OwnersRepository } from './owners.repository'

/** Keeps where a scan has found a copy, under the identity that all spellings of its address share. */
@Injectable()
export class NoteFinding {
  constructor(
    private readonly copies: FoundCopiesRepository,
    private readonly owners: OwnersRepository,
  ) {}

  async execute(tx: Tx, found: PayloadOf<typeof findingRecorded>): Promise<void> {
    const target = identifyTarget(found.pageUrl)
    const ownerId = await this.owners.heirOf(tx, found.ownerId)
    if (target && ownerId !== null) await this.copies.note(tx, { ...found, ownerId }, target)
  }
}
