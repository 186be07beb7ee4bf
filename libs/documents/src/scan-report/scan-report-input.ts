import type { CoverageEntry, FindingView } from '@originseal/contracts'
import type { PictureBytes } from '../certificate/certificate-input'
import type { Bilingual } from '../typesetting/blocks'

/** One file that was captured during the scan, as the manifest lists it. */
export interface CaptureEntry {
  /** Path inside the evidence store, relative, with `/`. */
  path: string
  sha256: string
  /** Bytes. */
  size: number
  /** ISO 8601, UTC. */
  capturedAt: string
  /** Taken for an earlier scan: when its source last proved to be what it was then. ISO 8601, UTC. */
  unchangedAt?: string
}

/** A reason as words in both languages, e.g. from the scoring's sentences. */
export interface ReasonInWords {
  zh: string
  en: string
  /** What it added to the score. */
  points?: number
}

/**
 * A finding with what is printed beside it. Without `pageUrl` it is masked: the report prints the words that
 * say so, and the address is not in the file.
 */
export interface ReportFinding extends Pick<
  FindingView,
  | 'id'
  | 'rank'
  | 'pageUrl'
  | 'imageUrl'
  | 'pageTitle'
  | 'method'
  | 'methodVersion'
  | 'distance'
  | 'quality'
  | 'similarity'
  | 'inliers'
  | 'originScore'
  | 'fraudRisk'
  | 'fraudRiskVersion'
  | 'capturedAt'
> {
  originReasons: readonly ReasonInWords[]
  fraudReasons: readonly ReasonInWords[]
  /** The found picture, JPEG or PNG. Absent where it is hidden or could not be kept. */
  picture?: PictureBytes
  /** Both pictures laid over each other along the match, JPEG or PNG. */
  overlay?: PictureBytes
  /** Hashes of what was captured for this finding: picture, page, screenshot… */
  captures: readonly { label: string; sha256: string }[]
  /** The page was captured for an earlier scan; when it last proved to be what it was then. ISO 8601, UTC. */
  unchangedAt?: string
}

/** What one source did, with the limits it worked under. */
export interface ReportCoverage extends Omit<CoverageEntry, 'notes'> {
  /** What there is to say of it, in words. */
  notes: readonly Bilingual[]
  /** Budgets in force, e.g. `{ pages: 200, seconds: 60 }`. */
  budgets?: { pages?: number; images?: number; seconds?: number }
}

export interface ScanReportInput {
  scanId: string
  work: {
    id: string
    title: string
    fileName: string
    sha256: string
    perceptualHash: { algorithm: string; hex: string; quality: number }
    /** ISO 8601, UTC. */
    sealedAt: string
    /** The sealed picture, JPEG or PNG: printed on the cover and beside each finding. */
    picture: PictureBytes
  }
  /** As declared at the seal; absent where the reporting service does not hold it. */
  ownerName?: string
  /** ISO 8601, UTC. */
  startedAt: string
  endedAt: string
  /** A cancelled scan still has a report: it says what was done until then. */
  outcome: 'completed' | 'cancelled'
  imagesCompared: number
  coverage: readonly ReportCoverage[]
  /** In the order of their rank; 0 to several hundred. */
  findings: readonly ReportFinding[]
  /** Found too, and not listed: their owner has said that they are licensed or their own. */
  allowedPlaces?: number
  captures: readonly CaptureEntry[]
  /** The clock: printed, and the PDF's creation date. The same input gives the same bytes. */
  generatedAt: Date
  /** Prints SAMPLE across every page. */
  sample?: boolean
}
