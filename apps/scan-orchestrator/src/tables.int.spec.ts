import { join } from 'node:path'
import { itHasTheTypesOfItsTables } from '@originseal/testing/table-types'
import { database } from './data-source'

/** A list in a jsonb column: the driver would write a list as an array of PostgreSQL. */
const listOf = (entry: string): string => `ColumnType<${entry}[], string, string>`

/** What the schema does not say of its columns. */
const known = {
  columns: {
    'crawled_image.perceptual_hash': 'PerceptualHash',
    'crawled_image.windows': 'PictureWindows | null',
    'finding.captures': listOf('Capture'),
    'finding.comparison': 'Comparison',
    'finding.fraud_reasons': listOf('ScoreReason'),
    'finding.fraud_risk': 'FraudRisk',
    'finding.origin_reasons': listOf('ScoreReason'),
    'finding.page_state': 'ColumnType<ResourceState[] | null, string | null, string | null>',
    'found_listing.listing': 'ListingFacts',
    'found_listing.match': 'ListingMatch',
    'image_sighting.listing': 'ListingFacts | null',
    'likeness.comparison': 'Comparison | null',
    'page_decision.decision': 'PlaceDecision | null',
    'page_memory.page': 'ReadPage',
    'page_memory.state': listOf('ResourceState'),
    'picture_memory.state': 'ResourceState',
    'scan.state': 'ScanState',
    'scan.step': 'ScanStep',
    'scan_event.key': 'ProgressKey',
    'scan_event.step': 'ScanStep',
    'scan_event.values': 'Record<string, string | number>',
    'scan_page.listing': 'ListingFacts | null',
    'scan_page.outcome': "PageVisit['outcome'] | null",
    'scan_source.notes': "ColumnType<CoverageEntry['notes'], string | undefined, string>",
    'scan_source.state': "CoverageEntry['state'] | 'waiting'",
    'scan_task.payload': 'Record<string, unknown>',
    'scan_task.step': 'WorkingStep',
    'video_scan.failure': 'ErrorCode | null',
    'video_scan.matches': 'ColumnType<FoundMoment[], string | undefined, string>',
    'video_scan.state': 'VideoStatus',
    'video_scan.step': 'ColumnType<VideoStep, VideoStep | undefined, VideoStep>',
    'watched_work.perceptual_hash': 'PerceptualHash',
    'watched_work.windows': 'PictureWindows | null',
  },
  imports: {
    Capture: './findings/take-evidence',
    Comparison: '@originseal/fingerprint',
    CoverageEntry: '@originseal/contracts',
    ErrorCode: '@originseal/contracts',
    FoundMoment: './videos/found-moment',
    FraudRisk: '@originseal/contracts',
    ListingFacts: '@originseal/crawling',
    ListingMatch: './scans/listings/match-listing',
    PageVisit: '@originseal/crawling',
    PerceptualHash: '@originseal/contracts',
    PictureWindows: '@originseal/fingerprint',
    PlaceDecision: '@originseal/contracts',
    ProgressKey: '@originseal/contracts',
    ReadPage: '@originseal/crawling',
    ResourceState: '@originseal/crawling',
    ScanState: './scans/scan.rules',
    ScanStep: '@originseal/contracts',
    ScoreReason: '@originseal/contracts',
    VideoStatus: '@originseal/contracts',
    VideoStep: '@originseal/contracts',
    WorkingStep: './scans/scan.rules',
  },
}

itHasTheTypesOfItsTables(database, join(__dirname, 'tables.ts'), known)
