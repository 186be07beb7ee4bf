import { defineJob } from '@originseal/jobs'
import { z } from 'zod'

/** Money came by a try that nobody owes. */
export const proposeRefund = defineJob({
  name: 'refunds.propose',
  isOwed: true,
  payload: z.object({ orderId: z.uuid(), attemptNumber: z.string(), reason: z.string() }),
})
