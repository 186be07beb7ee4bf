import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

/** Another try of a mandate's charge that has failed. */
export const retryMandate = defineJob({
  name: 'mandates.retry',
  payload: z.object({ number: z.string() }),
  timeoutMs: 30_000,
  retry: { tries: 10, pausesMs: doubling(5_000, 600_000) },
})
