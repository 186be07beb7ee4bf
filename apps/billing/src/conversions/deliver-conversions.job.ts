import { defineJob } from '@originseal/jobs'
import { z } from 'zod'

/** What comes in so many ms goes out together. */
export const batchMs = 1_000

/** Sends what is due to one platform; one worker at a time for each. */
export const deliverConversions = defineJob({
  name: 'conversions.deliver',
  payload: z.object({ provider: z.enum(['meta', 'ga4']) }),
  timeoutMs: 120_000,
  concurrency: { perProcess: 2, perKey: 1 },
})
