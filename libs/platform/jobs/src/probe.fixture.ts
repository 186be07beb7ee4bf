import { z } from 'zod'
import { defineJob } from './job'

const payload = z.object({ name: z.string(), pauseMs: z.number() })
export type Probe = z.infer<typeof payload>

export const takeoverLeaseMs = 4_000

/** For tests in which workers are killed and frozen. */
export const probe = defineJob({ name: 'takeover.probe', payload, leaseMs: takeoverLeaseMs })
