import { Injectable } from '@nestjs/common'
import { SightingsQueries } from '../../corpus/images/sightings.queries'
import { FindingsQueries, type FindingAt } from '../findings.queries'
import { DecisionsQueries } from './decisions.queries'

/** Findings at places that the owner of the work has said are licensed or their own: these are no suspects. */
@Injectable()
export class AllowedFindings {
  constructor(
    private readonly decisions: DecisionsQueries,
    private readonly findings: FindingsQueries,
    private readonly sightings: SightingsQueries,
  ) {}

  async of(scans: readonly { readonly id: string; readonly workId: string }[]): Promise<FindingAt[]> {
    const pages = await this.decisions.allowedPages(scans.map(({ workId }) => workId))
    const workOf = new Map(
      scans.filter(({ workId }) => pages.has(workId)).map(({ id, workId }) => [id, workId]),
    )
    if (workOf.size === 0) return []
    const found = await this.findings.placesOf([...workOf.keys()])
    const pageOf = await this.sightings.pagesOf(found.map(({ sightingId }) => sightingId))
    return found.filter(({ scanId, sightingId }) =>
      pages.get(workOf.get(scanId) ?? '')?.has(pageOf.get(sightingId) ?? ''),
    )
  }
}
