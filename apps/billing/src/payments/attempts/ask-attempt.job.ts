import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

/**
 * A question to the provider about a try. One at a time: who asks too fast is refused for half an hour.
 * `asked` counts the questions that no notice gave cause for.
 */
export const askAttempt = defineJob({
  name: 'payments.ask',
  isOwed: true,
  payload: z.object({ number: z.string(), asked: z.number().int().nonnegative() }),
  timeoutMs: 20_000,
  retry: { tries: 20, pausesMs: doubling(1_000, 600_000) },
  concurrency: { perProcess: 1 },
})
