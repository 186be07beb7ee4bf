import { Inject, Injectable } from '@nestjs/common'
import type { findingRecorded, PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { identifyTarget } from '../channels/identify-target'
import { followFoundLink } from './finding-jobs'
import { CASES_OF_PLACES, type CasesOfPlaces } from './cases-of-places'
import { FoundCopiesRepository } from './found-copies.repository'
import { OwnersRepository } from './owners.repository'
import { RememberDecision } from './remember-decision'

/** Keeps where a scan has found a copy, under the identity that all spellings of its address share. */
@Injectable()
export class NoteFinding {
  constructor(
    private readonly copies: FoundCopiesRepository,
    private readonly owners: OwnersRepository,
    private readonly rememberDecision: RememberDecision,
    private readonly jobs: Jobs,
    @Inject(CASES_OF_PLACES) private readonly cases: CasesOfPlaces,
  ) {}

  async execute(tx: Tx, found: PayloadOf<typeof findingRecorded>): Promise<void> {
    const target = identifyTarget(found.pageUrl)
    const ownerId = await this.owners.heirOf(tx, found.ownerId)
    if (!target || ownerId === null) return
    await this.copies.note(tx, { ...found, ownerId }, target)
    if (target.warning === 'SHORT_LINK')
      await this.jobs.add(tx, followFoundLink, { workId: found.workId, targetKey: target.key })
    const place = { workId: found.workId, targetKey: target.key, ownerId, findingId: found.findingId }
    if (await this.cases.isSeenAfterEnd(tx, place, new Date(found.capturedAt)))
      await this.rememberDecision.forgetTakedown(tx, place, new Date())
  }
}
