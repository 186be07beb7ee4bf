import { z } from 'zod'
import { id, instant } from '../primitives'
import { defineEvent } from './event'

/** A scan came to its end; `outcome` never changes afterwards. */
export const scanEnded = defineEvent({
  name: 'scan-orchestrator.scan-ended.v1',
  key: (scan) => scan.scanId,
  payload: z.object({
    scanId: id,
    workId: id,
    ownerId: id,
    outcome: z.enum(['completed', 'failed', 'cancelled']),
    findings: z.number().int().min(0),
    endedAt: instant,
  }),
})
