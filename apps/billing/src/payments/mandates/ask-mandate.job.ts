import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

/** A charge that a sealed notice has told of, and since when we know. */
export const toldCharge = z.object({
  chargeNumber: z.string(),
  amount: z.number().int(),
  at: z.iso.datetime(),
  since: z.iso.datetime(),
})
export type ToldCharge = z.infer<typeof toldCharge>

/** A question to the provider about a mandate's charges. One at a time: who asks too fast is refused for half an hour. */
export const askMandate = defineJob({
  name: 'mandates.ask',
  payload: z.object({ number: z.string(), told: toldCharge.optional() }),
  timeoutMs: 20_000,
  retry: { tries: 20, pausesMs: doubling(1_000, 600_000) },
  concurrency: { perProcess: 1 },
})
