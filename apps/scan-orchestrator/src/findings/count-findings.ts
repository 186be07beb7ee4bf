import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { SightingsQueries } from '../corpus/images/sightings.queries'
import { DecisionsQueries } from './decisions/decisions.queries'
import { countByPage, type CountedFindings } from './count-findings.rules'
import { FindingsQueries } from './findings.queries'

interface ScanToCount {
  readonly scanId: string
  readonly workId: string
  /** Of the same work. */
  readonly earlierScans: readonly string[]
}

/** Counts what a scan has found, and what of it no earlier scan had; what its owner allows is in neither number. */
@Injectable()
export class CountFindings {
  constructor(
    private readonly findings: FindingsQueries,
    private readonly sightings: SightingsQueries,
    private readonly decisions: DecisionsQueries,
  ) {}

  async execute(tx: Tx, { scanId, workId, earlierScans }: ScanToCount): Promise<CountedFindings> {
    const found = await this.findings.sightingsOf(tx, [scanId])
    const before = await this.findings.sightingsOf(tx, earlierScans)
    const pages = await this.sightings.pagesOf([...found, ...before], tx)
    const decisions = (await this.decisions.ofWorks([workId], tx)).get(workId)
    const seenAt = new Date()
    const pagesOf = (sightings: readonly string[]) => sightings.map((id) => pages.get(id) ?? '')
    return countByPage({
      found: pagesOf(found),
      known: new Set(pagesOf(before)),
      isAllowed: (pageUrl) => decisions?.isAllowed({ pageUrl, seenAt }) ?? false,
    })
  }
}
