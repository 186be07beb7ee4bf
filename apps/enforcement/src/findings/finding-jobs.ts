import { defineJob } from '@originseal/jobs'
import { z } from 'zod'

/** A copy was found under an address that only leads on: it is followed. One that can't be is tried again by the next scan. */
export const followFoundLink = defineJob({
  name: 'findings.follow-link',
  payload: z.object({ workId: z.uuid(), targetKey: z.string() }),
  timeoutMs: 60_000,
  concurrency: { perProcess: 2 },
})

export type FollowFoundLinkJob = z.infer<typeof followFoundLink.payload>
