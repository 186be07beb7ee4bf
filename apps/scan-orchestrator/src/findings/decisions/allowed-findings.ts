import { Injectable } from '@nestjs/common'
import { SightingsQueries } from '../../corpus/images/sightings.queries'
import { FindingsQueries, type FindingAt } from '../findings.queries'
import { DecisionsQueries } from './decisions.queries'

/** Findings at places that are licensed or the owner's own: these are no suspects. */
@Injectable()
export class AllowedFindings {
  constructor(
    private readonly decisions: DecisionsQueries,
    private readonly findings: FindingsQueries,
    private readonly sightings: SightingsQueries,
  ) {}

  async of(scans: readonly { readonly id: string; readonly workId: string }[]): Promise<FindingAt[]> {
    const decisions = await this.decisions.ofWorks(scans.map(({ workId }) => workId))
    const workOf = new Map(
      scans.filter(({ workId }) => decisions.has(workId)).map(({ id, workId }) => [id, workId]),
    )
    if (workOf.size === 0) return []
    const found = await this.findings.placesOf([...workOf.keys()])
    const pageOf = await this.sightings.pagesOf(found.map(({ sightingId }) => sightingId))
    return found.filter(({ scanId, sightingId, seenAt }) =>
      decisions.get(workOf.get(scanId) ?? '')?.isAllowed({ pageUrl: pageOf.get(sightingId) ?? '', seenAt }),
    )
  }
}
