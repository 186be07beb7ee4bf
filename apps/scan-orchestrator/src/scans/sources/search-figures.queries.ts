import { Injectable } from '@nestjs/common'
import { scanSourceHours, type CoverageNote } from '@originseal/contracts'
import { Reads } from '@originseal/database'

/** How the searches of a source came out of late. */
interface SearchFigure {
  readonly source: string
  readonly searches: number
  readonly failures: number
}

export interface SearchFailure {
  readonly source: string
  readonly at: Date
  readonly notes: readonly CoverageNote[]
  /** Why its task was given up; null where the source itself said what was wrong. */
  readonly failure: string | null
}

const failed = `state IN ('failed', 'unreachable')`

@Injectable()
export class SearchFigures {
  constructor(private readonly reads: Reads) {}

  /** Of the last day, of the sources that were searched. */
  ofDay(): Promise<SearchFigure[]> {
    return this.reads.query(
      `SELECT source, count(*)::int AS searches, count(*) FILTER (WHERE ${failed})::int AS failures
       FROM scan_source WHERE ended_at > now() - make_interval(hours => $1) GROUP BY source`,
      [scanSourceHours],
    )
  }

  /** The last failure ever of each of these sources that had one. */
  lastFailures(sources: readonly string[]): Promise<SearchFailure[]> {
    return this.reads.query(
      `SELECT failed.source, failed.ended_at AS at, failed.notes, task.failure
       FROM unnest($1::text[]) AS asked (source)
       CROSS JOIN LATERAL (SELECT * FROM scan_source
         WHERE source = asked.source AND ended_at IS NOT NULL AND ${failed} ORDER BY ended_at DESC LIMIT 1) AS failed
       LEFT JOIN scan_task AS task ON task.scan_id = failed.scan_id AND task.step = 'scanning'
         AND task.payload ->> 'source' = failed.source AND task.state = 'failed'`,
      [sources],
    )
  }
}
