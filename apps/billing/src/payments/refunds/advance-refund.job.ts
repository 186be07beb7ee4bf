import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

/** The next step of a refund that is approved: units back, then money. A provider that is away is asked for a day. */
export const advanceRefund = defineJob({
  name: 'refunds.advance',
  isOwed: true,
  payload: z.object({ refundId: z.uuid() }),
  timeoutMs: 60_000,
  retry: { tries: 60, pausesMs: doubling(2_000, 1_800_000) },
  concurrency: { perProcess: 1, perKey: 1 },
})
