import { z } from 'zod'
import { placeDecision } from '../enforcement/finding-decisions'
import { homography, id, instant, webUrl } from '../primitives'
import { nextCursor, pageRequest } from '../paging'

/** In the order a scan goes through them. */
export const scanSteps = [
  'queued',
  'scanning',
  'resolve-images',
  'cross-search',
  'ai-scoring',
  'rerank',
  'report',
  'done',
] as const
export const scanStep = z.enum([...scanSteps, 'error'])
export type ScanStep = z.infer<typeof scanStep>

export const scanStatus = z.enum(['processing', 'completed', 'failed', 'cancelled'])
export type ScanStatus = z.infer<typeof scanStatus>

/** `POST /protect/trial/files/{fileId}/scan`: without a body, or with a page to look at beside all others. */
export const startScanRequest = z.object({ page: webUrl.max(2_048).optional() }).optional()

/** `POST /protect/trial/files/{fileId}/scan`. */
export const startScanResponse = z.object({
  scanId: id,
  /** Opens this scan's progress stream and nothing else. */
  progressToken: z.string(),
  jobId: id,
})
export type StartScanResponse = z.infer<typeof startScanResponse>

/** `POST /scans/{scanId}/progress-tokens`. */
export const progressTokenResponse = startScanResponse.pick({ progressToken: true })
export type ProgressTokenResponse = z.infer<typeof progressTokenResponse>

/** One message of `GET /api/scans/{scanId}/stream`. */
export const progressEvent = z.object({
  step: scanStep,
  /** Up to 1 a fraction, above it a percentage. */
  progress: z.number().min(0).max(100),
  message: z.string(),
  ts: instant,
  /** What the sentence says, for other languages: a key and its values. */
  key: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type ProgressEvent = z.infer<typeof progressEvent>

export const matchMethod = z.enum(['sha256', 'pdq', 'pdq-dihedral', 'local-features'])
/** `not-enough-data`: what was read would make it low, and too little was read to say that. */
export const fraudRisk = z.enum(['low', 'medium', 'high', 'not-enough-data'])
export type FraudRisk = z.infer<typeof fraudRisk>

/** A named signal and what it added, so that a score can be read and checked. */
export const scoreReason = z.object({
  signal: z.string(),
  points: z.number(),
  /** Values to put into the sentence of that signal. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
})
export type ScoreReason = z.infer<typeof scoreReason>

/** OriginScore where nothing is known of either side; its reasons are added to it, within 0 to 100. */
export const originScoreBase = 50

/** FraudRisk begins at 0; the points of its reasons from which it is medium and high. */
export const fraudRiskFrom = { medium: 35, high: 65 } as const

/** A copy that was found. Without `pageUrl` it is masked: its address has not left the server. */
export const findingView = z.object({
  id,
  rank: z.number().int().min(1),
  masked: z.boolean(),
  pageUrl: webUrl.optional(),
  imageUrl: webUrl.optional(),
  pageTitle: z.string().optional(),
  method: matchMethod,
  methodVersion: z.string(),
  /** Hamming distance of the best of the eight turned and mirrored hashes, 0 to 256. */
  distance: z.number().int().min(0).max(256),
  quality: z.number().int().min(0).max(100),
  /** 0 to 1: how alike the pictures are where they overlap. */
  similarity: z.number().min(0).max(1),
  inliers: z.number().int().min(0),
  /** Maps the sealed picture to the found one; absent where the finding is masked. */
  homography: homography.optional(),
  /** 0 to 100: how likely it is that the sealed work is the origin and this page the copy. */
  originScore: z.number().int().min(0).max(100),
  originReasons: z.array(scoreReason),
  fraudRisk,
  fraudRiskVersion: z.literal('FraudRisk v1'),
  fraudReasons: z.array(scoreReason),
  capturedAt: instant,
  /** What its owner has said of this page; absent where nothing was decided. */
  decision: placeDecision.optional(),
  /** The signed licence that covers it; absent where there is none. */
  licence: z.object({ notAfter: instant.nullable() }).optional(),
})
export type FindingView = z.infer<typeof findingView>

/** What a coverage says besides its numbers: one of `coverageNoteKeys`, or one younger than the reader. */
export const coverageNote = z.object({
  key: z.string(),
  /** Values to put into the sentence of that key. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type CoverageNote = z.infer<typeof coverageNote>

/** What one source did, said in every report: what was searched and what was not. */
export const coverageEntry = z.object({
  source: z.string(),
  /** The site or provider as people know it. */
  label: z.string(),
  /** `switched-off`: by the operator, when the scan began. */
  state: z.enum([
    'searched',
    'partly-searched',
    'unreachable',
    'not-configured',
    'switched-off',
    'failed',
    'cancelled',
  ]),
  pages: z.number().int().min(0),
  images: z.number().int().min(0),
  notes: z.array(coverageNote),
})
export type CoverageEntry = z.infer<typeof coverageEntry>

export const hiddenLink = 'suspicious link hidden (unlock after payment)'

/** `GET /protect/trial/scans/{scanId}`. */
export const readScanResponse = z.object({
  data: z.object({
    scanId: id,
    fileId: id,
    status: scanStatus,
    step: scanStep,
    progress: z.number().min(0).max(100),
    /** At most five addresses for a trial visitor; every further one is the word `hiddenLink`. */
    suspiciousLinks: z.array(z.string()),
    scanReportUrl: z.string().nullable(),
    findings: z.array(findingView),
    coverage: z.array(coverageEntry),
    imagesCompared: z.number().int().min(0),
    startedAt: instant,
    endedAt: instant.nullable(),
  }),
})
export type ReadScanResponse = z.infer<typeof readScanResponse>

/** `GET /scans`: a page of all, or of some. */
export const listScansRequest = pageRequest.extend({
  /** Of this work only. */
  fileId: id.optional(),
  /** `high`: of each work its last completed scan, if a copy of high risk in it waits for its owner's decision. */
  risk: z.literal('high').optional(),
})
export type ListScansRequest = z.infer<typeof listScansRequest>

/** A scan as its owner finds it in the list. */
export const listedScan = z.object({
  scanId: id,
  fileId: id,
  /** Of the work that is searched for. */
  title: z.string(),
  status: scanStatus,
  step: scanStep,
  progress: z.number().min(0).max(100),
  /** Began by itself, as the plan includes. */
  isScheduled: z.boolean(),
  startedAt: instant,
  endedAt: instant.nullable(),
  /** Copies that were found, and how many of them are of high risk; 0 until the scan has ended; with `risk`, undecided ones. */
  findings: z.number().int().min(0),
  highRisk: z.number().int().min(0),
})
export type ListedScan = z.infer<typeof listedScan>

/** `GET /scans`: the caller's own, newest first. */
export const listScansResponse = z.object({ data: z.object({ scans: z.array(listedScan), nextCursor }) })
export type ListScansResponse = z.infer<typeof listScansResponse>
