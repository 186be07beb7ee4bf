import { Injectable } from '@nestjs/common'
import type { ListScansRequest } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { sql } from 'kysely'
import { WatchedWorksQueries } from '../corpus/works/watched-works.queries'
import { DecidedFindings } from '../findings/decisions/decided-findings'
import { FindingsQueries, type FindingCounts } from '../findings/findings.queries'
import type { DB } from '../tables'
import type { Scan } from './scans.queries'

const db = statements<DB>()
const nothingFound: FindingCounts = { findings: 0, highRisk: 0 }

/** A scan in a list, with the work's title and what it found. */
export interface ScanSummary
  extends
    FindingCounts,
    Pick<Scan, 'id' | 'workId' | 'state' | 'step' | 'progress' | 'startedAt' | 'endedAt'> {
  readonly title: string
  /** Began by itself. */
  readonly isScheduled: boolean
}

@Injectable()
export class ListedScansQueries {
  constructor(
    private readonly reads: Reads,
    private readonly works: WatchedWorksQueries,
    private readonly findings: FindingsQueries,
    private readonly decided: DecidedFindings,
  ) {}

  /**
   * Scans of this owner after the one called `cursor`, newest first. Another owner's cursor leads nowhere. Counted is
   * what is not allowed; with `risk` what nobody has decided of yet.
   */
  async pageOfOwner(ownerId: string, request: ListScansRequest): Promise<ScanSummary[]> {
    const scans = await this.reads.rows(this.page(ownerId, request, await this.only(ownerId, request)))
    const over = scans.filter(({ state }) => state !== 'processing')
    const counts = await this.findings.counts(
      over.map(({ id }) => id),
      await (request.risk === undefined ? this.decided.allowed(over) : this.decided.decided(over)),
    )
    const titles = await this.works.titles(scans.map(({ workId }) => workId))
    return scans.map((scan) =>
      Object.assign(scan, counts.get(scan.id) ?? nothingFound, { title: titles.get(scan.workId) ?? '' }),
    )
  }

  private page(
    ownerId: string,
    { cursor, limit, fileId }: ListScansRequest,
    only: readonly string[] | undefined,
  ) {
    const last = db
      .selectFrom('scan')
      .select(['started_at', 'id'])
      .where('id', '=', cursor ?? null)
      .where('owner_id', '=', ownerId)
    return db
      .selectFrom('scan')
      .select(['id', 'work_id as workId', 'state', 'step', sql<number>`progress::float8`.as('progress')])
      .select(['started_at as startedAt', 'ended_at as endedAt', 'is_scheduled as isScheduled'])
      .where('owner_id', '=', ownerId)
      .where('work_id', 'is not', null)
      .$narrowType<{ workId: string }>()
      .$if(cursor !== undefined, (scans) => scans.where(sql<boolean>`(started_at, id) < ${last}`))
      .$if(fileId !== undefined, (scans) => scans.where('work_id', '=', String(fileId)))
      .$if(only !== undefined, (scans) =>
        scans.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(only ?? [])))),
      )
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
  }

  /** With `risk`: of each work the last scan that was completed, where something of high risk in it waits for a decision. */
  private async only(ownerId: string, { risk }: ListScansRequest): Promise<string[] | undefined> {
    if (risk === undefined) return undefined
    const lasts = await this.reads.rows(
      db
        .selectFrom('scan')
        .distinctOn('work_id')
        .select(['id', 'work_id as workId'])
        .where('owner_id', '=', ownerId)
        .where('state', '=', 'completed')
        .where('work_id', 'is not', null)
        .$narrowType<{ workId: string }>()
        .orderBy('work_id')
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc'),
    )
    return this.findings.withHighRisk(
      lasts.map(({ id }) => id),
      await this.decided.decided(lasts),
    )
  }
}
