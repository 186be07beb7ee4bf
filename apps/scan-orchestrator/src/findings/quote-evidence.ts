import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import type { Comparison } from '@originseal/fingerprint'
import { type ResourceState, Revalidation, PictureFetch } from '@originseal/crawling'
import type { Capture, Evidence } from './take-evidence'

interface EarlierRow {
  readonly comparison: Comparison
  readonly captures: readonly Capture[]
  readonly overlayKey: string
  readonly capturedAt: Date
  readonly pageState: readonly ResourceState[]
}

/**
 * Finds the evidence that an earlier scan of the same work took of the same sighting, and quotes it with its own time, if
 * the page now proves to be what it was: its document, scripts, styles, data and pictures each still fresh or answered as
 * unchanged. Otherwise the page is captured anew (docs/adr/0013-index-and-second-scans.md).
 */
@Injectable()
export class QuoteEvidence {
  constructor(
    private readonly reads: Reads,
    private readonly check: Revalidation,
    private readonly pictures: PictureFetch,
  ) {}

  /** Undefined when there is none, the verdict has changed, or the page can't be proved unchanged. */
  async execute(
    workId: string,
    sightingId: string,
    comparison: Comparison,
    signal: AbortSignal,
  ): Promise<Evidence | undefined> {
    const earlier = await this.earlier(workId, sightingId)
    if (!earlier || JSON.stringify(sorted(earlier.comparison)) !== JSON.stringify(sorted(comparison)))
      return undefined
    // The document itself is asked, however long it may be kept: the proof has a time of its own.
    const [document, ...parts] = earlier.pageState
    const asked = document ? [withoutFreshness(document), ...parts] : []
    const unchanged = await this.check.of(asked, (url) => this.pictures.allows(url), signal)
    if (!unchanged || asked.length === 0) return undefined
    return {
      captures: earlier.captures.map((capture) => ({ ...capture, unchangedAt: unchanged.at.toISOString() })),
      overlayKey: earlier.overlayKey,
      capturedAt: earlier.capturedAt,
      pageState: unchanged.state,
      unchangedAt: unchanged.at,
    }
  }

  private async earlier(workId: string, sightingId: string): Promise<EarlierRow | undefined> {
    const [row] = await this.reads.query<EarlierRow>(
      `SELECT finding.comparison, finding.captures, finding.overlay_key AS "overlayKey",
         finding.captured_at AS "capturedAt", finding.page_state AS "pageState"
       FROM finding JOIN scan ON scan.id = finding.scan_id
       WHERE scan.work_id = $1 AND finding.sighting_id = $2 AND finding.page_state IS NOT NULL
       ORDER BY coalesce(finding.unchanged_at, finding.captured_at) DESC LIMIT 1`,
      [workId, sightingId],
    )
    return row
  }
}

function withoutFreshness({ freshUntil: _fresh, ...state }: ResourceState): ResourceState {
  return state
}

/** jsonb keeps no order of names. */
function sorted(comparison: Comparison): [string, unknown][] {
  return Object.entries(comparison).sort(([one], [other]) => (one < other ? -1 : 1))
}
