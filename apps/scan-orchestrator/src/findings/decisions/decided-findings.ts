import { Injectable } from '@nestjs/common'
import { SightingsQueries } from '../../corpus/images/sightings.queries'
import { FindingsQueries, type FindingAt } from '../findings.queries'
import type { PlaceDecisions, SeenAt } from './allowed.rules'
import { DecisionsQueries } from './decisions.queries'

type Scans = readonly { readonly id: string; readonly workId: string }[]

/** Findings of scans by what is decided of the places where they are. */
@Injectable()
export class DecidedFindings {
  constructor(
    private readonly decisions: DecisionsQueries,
    private readonly findings: FindingsQueries,
    private readonly sightings: SightingsQueries,
  ) {}

  /** Those at places that are licensed or the owner's own: these are no suspects. */
  allowed(scans: Scans): Promise<FindingAt[]> {
    return this.where(scans, (decisions, seen) => decisions.isAllowed(seen))
  }

  /** Those of which anything is decided: they wait for nobody. */
  decided(scans: Scans): Promise<FindingAt[]> {
    return this.where(scans, (decisions, seen) => decisions.of(seen) !== undefined)
  }

  private async where(
    scans: Scans,
    isWanted: (decisions: PlaceDecisions, seen: SeenAt) => boolean,
  ): Promise<FindingAt[]> {
    const decisions = await this.decisions.ofWorks(scans.map(({ workId }) => workId))
    const byScan = new Map(
      scans.flatMap(({ id, workId }) => {
        const ofWork = decisions.get(workId)
        return ofWork ? [[id, ofWork] as const] : []
      }),
    )
    if (byScan.size === 0) return []
    const found = await this.findings.placesOf([...byScan.keys()])
    const pageOf = await this.sightings.pagesOf(found.map(({ sightingId }) => sightingId))
    return found.filter(({ scanId, sightingId, seenAt }) => {
      const ofWork = byScan.get(scanId)
      return ofWork && isWanted(ofWork, { pageUrl: pageOf.get(sightingId) ?? '', seenAt })
    })
  }
}
