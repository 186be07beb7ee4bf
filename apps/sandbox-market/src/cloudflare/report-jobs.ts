import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

/** A report that Cloudflare has passed on to the shop. */
export const followReport = defineJob({
  name: 'cloudflare.follow-report',
  payload: z.object({ listingId: z.string() }),
  retry: { tries: 30, pausesMs: doubling(2_000, 60_000) },
})
