import { Injectable } from '@nestjs/common'
import { workSighted } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { ComparisonMethod } from '@originseal/fingerprint'
import { Outbox } from '@originseal/messaging'
import { SightingsQueries } from '../../corpus/images/sightings.queries'
import { holdWork } from '../../corpus/works/works-of-owner.queries'
import { DecisionsQueries } from '../../findings/decisions/decisions.queries'
import { MonitoringRepository } from './monitoring.repository'

/** Records a public sighting of a copy for the next scan of its work, and tells of it. */
@Injectable()
export class RecordMatch {
  constructor(
    private readonly matches: MonitoringRepository,
    private readonly sightings: SightingsQueries,
    private readonly decisions: DecisionsQueries,
    private readonly outbox: Outbox,
  ) {}

  /** Does nothing where the work is gone, or a scan of its own has come by; once for each sighting. */
  async execute(tx: Tx, workId: string, sightingId: string, method: ComparisonMethod): Promise<void> {
    const work = await holdWork(tx, workId)
    if (!work || !(await this.sightings.isPublic(tx, sightingId))) return
    const notedAt = await this.matches.insertMatch(tx, workId, sightingId, method)
    if (!notedAt || (await this.isAllowed(tx, workId, sightingId))) return
    await this.outbox.add(tx, workSighted, {
      workId,
      ownerId: work.ownerId,
      title: work.title,
      sightingId,
      method,
      sightedAt: notedAt.toISOString(),
    })
  }
  /** Of what is licensed or the owner's own nobody is told. */
  private async isAllowed(tx: Tx, workId: string, sightingId: string): Promise<boolean> {
    const pageUrl = await this.sightings.pageOf(tx, sightingId)
    const decisions = (await this.decisions.ofWorks([workId], tx)).get(workId)
    return pageUrl !== undefined && (decisions?.isAllowed({ pageUrl, seenAt: new Date() }) ?? false)
  }
}
