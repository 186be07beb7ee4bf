import { defineJob, defineRecurringJob, doubling } from '@originseal/jobs'
import { z } from 'zod'

/** Looks that are due become jobs. */
export const planLooks = defineRecurringJob({ name: 'observations.plan', schedule: '* * * * *' })

/** One look at the place of a case. `planned` names the plan that it belongs to: another plan takes its place. */
export const lookAtCase = defineJob({
  name: 'observations.look',
  payload: z.object({ caseId: z.uuid(), planned: z.iso.datetime() }),
  timeoutMs: 180_000,
  // What fails for good is planned anew by the next plan.
  retry: { tries: 2, pausesMs: [60_000] },
  // The key is the domain: one of its pages at a time.
  concurrency: { perProcess: 2, perKey: 1 },
})

export type LookAtCaseJob = z.infer<typeof lookAtCase.payload>

/** A look that counts may decide whether a settlement is kept. */
export const judgeUndertaking = defineJob({
  name: 'observations.judge-undertaking',
  payload: z.object({ caseId: z.uuid() }),
})

/** Files of an erased owner's observations go after their rows. */
export const removeObservationFiles = defineJob({
  name: 'observations.remove-files',
  isOwed: true,
  payload: z.object({ caseId: z.uuid() }),
  retry: { tries: 1_000, pausesMs: doubling(1_000, 600_000) },
})
