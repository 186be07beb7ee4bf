import { Reads } from '@originseal/database'
import { Injectable } from '@nestjs/common'
import type { CoverageEntry, ListScansRequest, ScanStep } from '@originseal/contracts'
import { ownedBy, Problem, type Caller } from '@originseal/http'
import { hashToken } from './progress-tokens.repository'
import type { ScanState } from './scan.rules'

export interface Scan {
  readonly id: string
  readonly workId: string
  readonly ownerId: string
  readonly state: ScanState
  readonly step: ScanStep
  readonly progress: number
  readonly imagesCompared: number
  readonly reportKey: string | null
  /** Of the report that hides nothing, once somebody who may see everything asked for it. */
  readonly wholeReportKey: string | null
  readonly startedAt: Date
  readonly endedAt: Date | null
}

/** A scan in a list, with the work's title and what it found. */
export interface ScanSummary extends Pick<
  Scan,
  'id' | 'workId' | 'state' | 'step' | 'progress' | 'startedAt' | 'endedAt'
> {
  readonly title: string
  readonly findings: number
  readonly highRisk: number
}

@Injectable()
export class ScansQueries {
  constructor(private readonly reads: Reads) {}

  /** @throws Problem SCAN_NOT_FOUND */
  async byId(scanId: string): Promise<Scan> {
    const [scan] = await this.reads.query<Scan>(
      `SELECT id, work_id AS "workId", owner_id AS "ownerId", state, step, progress::float8 AS progress,
         images_compared AS "imagesCompared", report_key AS "reportKey",
         whole_report_key AS "wholeReportKey", started_at AS "startedAt",
         ended_at AS "endedAt"
       FROM scan WHERE id = $1`,
      [scanId],
    )
    if (!scan) throw new Problem('SCAN_NOT_FOUND')
    return scan
  }

  /** @throws Problem SCAN_NOT_FOUND also for somebody else's scan */
  async ofOwner(scanId: string, caller: Caller): Promise<Scan> {
    return ownedBy(caller, await this.byId(scanId), 'SCAN_NOT_FOUND')
  }

  /** Scans of this owner after the one called `cursor`, newest first. Another owner's cursor leads nowhere. */
  pageOfOwner(ownerId: string, { cursor, limit, fileId, risk }: ListScansRequest): Promise<ScanSummary[]> {
    return this.reads.query(
      `SELECT scan.id, scan.work_id AS "workId", work.title, scan.state, scan.step,
         scan.progress::float8 AS progress, scan.started_at AS "startedAt", scan.ended_at AS "endedAt",
         found.findings, found.high_risk AS "highRisk"
       FROM scan JOIN watched_work work ON work.work_id = scan.work_id
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS findings, (count(*) FILTER (WHERE fraud_risk = 'high'))::int AS high_risk
         FROM finding WHERE finding.scan_id = scan.id AND rank IS NOT NULL AND scan.state <> 'processing'
       ) found
       WHERE scan.owner_id = $1 AND ($2::uuid IS NULL OR (scan.started_at, scan.id) <
         (SELECT last.started_at, last.id FROM scan last WHERE last.id = $2 AND last.owner_id = $1))
         AND ($4::uuid IS NULL OR scan.work_id = $4)
         AND ($5::text IS NULL OR found.high_risk > 0 AND scan.state = 'completed' AND NOT EXISTS (
           SELECT FROM scan later WHERE later.work_id = scan.work_id AND later.state = 'completed'
             AND (later.started_at, later.id) > (scan.started_at, scan.id)))
       ORDER BY scan.started_at DESC, scan.id DESC LIMIT $3`,
      [ownerId, cursor ?? null, limit, fileId ?? null, risk ?? null],
    )
  }

  /** @throws Problem PROGRESS_TOKEN_INVALID unless the token opens this very scan */
  async admitWatcher(scanId: string, token: string): Promise<void> {
    const [row] = await this.reads.query<{ scan_id: string }>(
      'SELECT scan_id FROM progress_token WHERE token_hash = $1',
      [hashToken(token)],
    )
    if (row?.scan_id !== scanId) throw new Problem('PROGRESS_TOKEN_INVALID')
  }

  /** What was searched and what was not; while the scan runs, what has not begun counts as not searched. */
  async coverage(scanId: string): Promise<CoverageEntry[]> {
    const rows = await this.reads.query<CoverageRow>(
      `SELECT source.source, source.label, source.state, source.notes, scan.state <> 'processing' AS over,
         (SELECT count(*)::int FROM scan_page page WHERE page.scan_id = $1 AND page.source = source.source
            AND page.outcome IS NOT NULL) AS pages,
         (SELECT count(DISTINCT image_url)::int FROM scan_image image WHERE image.scan_id = $1
            AND image.source = source.source AND image.sighting_id IS NOT NULL) AS images
       FROM scan_source source JOIN scan ON scan.id = source.scan_id
       WHERE source.scan_id = $1 ORDER BY source.state = 'not-configured', source.label`,
      [scanId],
    )
    return rows.filter((row) => row.over || row.state !== 'waiting').map(toCoverage)
  }
}

interface CoverageRow {
  readonly source: string
  readonly label: string
  readonly state: CoverageEntry['state'] | 'waiting'
  readonly notes: CoverageEntry['notes']
  readonly over: boolean
  readonly pages: number
  readonly images: number
}

/** A search that still waits when its scan is over was cut off. */
function toCoverage({ source, label, state, notes, pages, images }: CoverageRow): CoverageEntry {
  return {
    source,
    label,
    state: state === 'waiting' ? 'cancelled' : state,
    pages,
    images,
    notes,
  }
}
