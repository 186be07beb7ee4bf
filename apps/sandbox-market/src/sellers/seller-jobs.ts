import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

/** A seller looks at the page that a message has named, and does what is next. */
export const takeSellersTurn = defineJob({
  name: 'sellers.take-turn',
  payload: z.object({ messageId: z.uuid() }),
  timeoutMs: 60_000,
  retry: { tries: 1_000, pausesMs: doubling(5_000, 600_000) },
})
