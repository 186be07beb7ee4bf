import { Injectable } from '@nestjs/common'
import type { findingDecided, PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { SightingsQueries } from '../../corpus/images/sightings.queries'
import { holdWork } from '../../corpus/works/works-of-owner.queries'
import { DecisionsRepository } from './decisions.repository'

/** Keeps what the owner of a work says of a page, for this scan and those to come. */
@Injectable()
export class NoteDecision {
  constructor(
    private readonly sightings: SightingsQueries,
    private readonly decisions: DecisionsRepository,
  ) {}

  async execute(tx: Tx, { findingId, workId, ...decided }: PayloadOf<typeof findingDecided>): Promise<void> {
    if (!(await holdWork(tx, workId))) return // erased meanwhile
    const sightingId = await this.decisions.sightingOf(tx, findingId)
    const pageUrl = sightingId && (await this.sightings.pageOf(tx, sightingId))
    if (!pageUrl) return
    const decision = decided.decision === 'undecided' ? null : decided.decision
    await this.decisions.note(tx, workId, pageUrl, { decision, decidedAt: decided.decidedAt })
  }
}
