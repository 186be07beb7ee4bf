import { Injectable } from '@nestjs/common'
import type { Comparison } from '@originseal/fingerprint'
import { type ResourceState, Revalidation, PictureFetch } from '@originseal/crawling'
import { FindingsQueries } from './findings.queries'
import type { Evidence } from './take-evidence'

/**
 * Finds the evidence that an earlier scan of the same work took of the same sighting, and quotes it with its own time, if
 * the page now proves to be what it was: its document, scripts, styles, data and pictures each still fresh or answered as
 * unchanged. Otherwise the page is captured anew (docs/adr/0013-index-and-second-scans.md).
 */
@Injectable()
export class QuoteEvidence {
  constructor(
    private readonly findings: FindingsQueries,
    private readonly revalidation: Revalidation,
    private readonly pictures: PictureFetch,
  ) {}

  /** Undefined when there is none, the verdict has changed, or the page can't be proved unchanged. */
  async execute(
    earlierScans: readonly string[],
    sightingId: string,
    comparison: Comparison,
    signal: AbortSignal,
  ): Promise<Evidence | undefined> {
    const earlier = await this.findings.lastEvidence(earlierScans, sightingId)
    if (!earlier || JSON.stringify(sorted(earlier.comparison)) !== JSON.stringify(sorted(comparison)))
      return undefined
    // The document itself is asked, however long it may be kept: the proof has a time of its own.
    const [document, ...parts] = earlier.pageState
    const asked = document ? [withoutFreshness(document), ...parts] : []
    const unchanged = await this.revalidation.of(asked, (url) => this.pictures.allows(url), signal)
    if (!unchanged || asked.length === 0) return undefined
    return {
      captures: earlier.captures.map((capture) => ({ ...capture, unchangedAt: unchanged.at.toISOString() })),
      overlayKey: earlier.overlayKey,
      capturedAt: earlier.capturedAt,
      pageState: unchanged.state,
      unchangedAt: unchanged.at,
    }
  }
}

function withoutFreshness({ freshUntil: _fresh, ...state }: ResourceState): ResourceState {
  return state
}

/** jsonb keeps no order of names. */
function sorted(comparison: Comparison): [string, unknown][] {
  return Object.entries(comparison).sort(([one], [other]) => (one < other ? -1 : 1))
}
