import { z } from 'zod'
import { id, instant } from '../primitives'
import { matchMethod } from './scans'
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
    findings: z.number().int().min(0),
    endedAt: instant,
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
