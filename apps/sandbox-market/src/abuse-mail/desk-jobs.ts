import { defineJob, doubling } from '@originseal/jobs'
import { z } from 'zod'
import { deskSteps } from './scenario.rules'

/** One thing that the desk does about a notice. */
export const takeDeskStep = defineJob({
  name: 'abuse-mail.take-step',
  payload: z.object({ noticeId: z.string(), step: z.enum(deskSteps) }),
  retry: { tries: 30, pausesMs: doubling(2_000, 60_000) },
})
