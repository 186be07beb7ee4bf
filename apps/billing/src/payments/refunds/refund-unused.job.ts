import { defineJob } from '@originseal/jobs'
import { z } from 'zod'

/** What is not used of a plan that a larger one has replaced is given back. */
export const refundUnused = defineJob({
  name: 'refunds.unused-time',
  isOwed: true,
  payload: z.object({ subscriptionId: z.uuid(), endedAt: z.iso.datetime() }),
})
