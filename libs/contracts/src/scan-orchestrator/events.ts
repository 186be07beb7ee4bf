import { z } from 'zod'
import { id, instant, sha256Hex, webUrl } from '../primitives'
import { fraudRisk, matchMethod } from './scans'
import { unitEventsOf } from '../billing/unit-events'
import { defineEvent } from '../event'

/** A scan came to its end; `outcome` never changes afterwards. */
export const scanEnded = defineEvent({
  name: 'scan-orchestrator.scan-ended.v1',
  key: (scan) => scan.scanId,
  payload: z.object({
    scanId: id,
    workId: id,
    ownerId: id,
    /** The work's. Facts of earlier versions have none. */
    title: z.string().optional(),
    outcome: z.enum(['completed', 'failed', 'cancelled']),
    /** But for those on pages that are licensed or the owner's own. */
    findings: z.number().int().min(0),
    /** Those on pages where no earlier scan of the work had found a copy. Facts of earlier versions do not say it. */
    newFindings: z.number().int().min(0).optional(),
    /** It began by itself. Facts of earlier versions are of scans that somebody has started. */
    isScheduled: z.boolean().optional(),
    endedAt: instant,
  }),
})

/** A file that a finding rests on. */
export const findingCapture = z.object({
  label: z.enum(['picture', 'overlay', 'page', 'screenshot', 'resources']),
  /** Object key. */
  path: z.string().min(1),
  sha256: sha256Hex,
  size: z.number().int().min(0),
  capturedAt: instant,
})
export type FindingCapture = z.infer<typeof findingCapture>

/**
 * A completed scan has found a copy. Its address is said to services; whether its owner may see it is decided by the
 * rank, the plan and what was paid, wherever it is shown.
 */
export const findingRecorded = defineEvent({
  name: 'scan-orchestrator.finding-recorded.v1',
  key: (finding) => finding.workId,
  payload: z.object({
    findingId: id,
    scanId: id,
    workId: id,
    ownerId: id,
    /** Within its scan, from 1. */
    rank: z.number().int().positive(),
    pageUrl: webUrl,
    imageUrl: webUrl,
    pageTitle: z.string().optional(),
    seller: z.string().optional(),
    imageSha256: sha256Hex,
    /** All links of its scan are open to its owner, whatever the plan. */
    isUnlocked: z.boolean(),
    method: matchMethod,
    similarity: z.number().min(0).max(1),
    originScore: z.number().int().min(0).max(100),
    fraudRisk,
    capturedAt: instant,
    /** What the finding rests on; facts of earlier versions have none. */
    captures: z.array(findingCapture).optional(),
  }),
})

/**
 * Some scan came across a public copy of this watched work, which it was not looking for. The work's next scan reports it; where it is stands there, and only there, because what its owner may see is decided there.
 */
export const workSighted = defineEvent({
  name: 'scan-orchestrator.work-sighted.v1',
  key: (sighting) => sighting.workId,
  payload: z.object({
    workId: id,
    ownerId: id,
    /** The work's. Facts of earlier versions have none. */
    title: z.string().optional(),
    sightingId: id,
    /** What has shown that it is a copy. */
    method: matchMethod,
    sightedAt: instant,
  }),
})

/** The orchestrator spends scans and short videos. */
export const scanUnits = unitEventsOf('scan-orchestrator')
