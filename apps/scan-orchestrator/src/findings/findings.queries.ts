import { Reads } from '@originseal/database'
import { Injectable } from '@nestjs/common'
import type { FraudRisk, ScoreReason } from '@originseal/contracts'
import type { Comparison } from '@originseal/fingerprint'
import type { ListingFacts } from '@originseal/crawling'
import type { Capture } from './take-evidence'

/** A finding as it is kept, whole: whoever shows it decides what may be seen. */
export interface Finding {
  readonly id: string
  readonly rank: number
  readonly pageUrl: string
  readonly imageUrl: string
  readonly listing: ListingFacts | null
  readonly imageSha256: string
  readonly pictureKey: string
  readonly overlayKey: string
  readonly comparison: Comparison
  readonly originScore: number
  readonly originReasons: readonly ScoreReason[]
  readonly fraudRisk: FraudRisk
  readonly fraudReasons: readonly ScoreReason[]
  readonly captures: readonly Capture[]
  readonly capturedAt: Date
  /** Captured for an earlier scan: when the page last proved to be what it was then. */
  readonly unchangedAt: Date | null
}

@Injectable()
export class FindingsQueries {
  constructor(private readonly reads: Reads) {}

  /** In the order of their rank. */
  ofScan(scanId: string): Promise<Finding[]> {
    return this.reads.query(
      `SELECT finding.id, coalesce(finding.rank, 1) AS rank, sighting.page_url AS "pageUrl",
         sighting.image_url AS "imageUrl", sighting.listing, image.sha256 AS "imageSha256",
         image.object_key AS "pictureKey", finding.overlay_key AS "overlayKey", finding.comparison,
         finding.origin_score AS "originScore", finding.origin_reasons AS "originReasons",
         finding.fraud_risk AS "fraudRisk", finding.fraud_reasons AS "fraudReasons",
         finding.captures, finding.captured_at AS "capturedAt",
         finding.unchanged_at AS "unchangedAt"
       FROM finding
       JOIN image_sighting sighting ON sighting.id = finding.sighting_id
       JOIN crawled_image image ON image.id = sighting.image_id
       WHERE finding.scan_id = $1 AND finding.rank IS NOT NULL ORDER BY finding.rank`,
      [scanId],
    )
  }
}
