import { defineJob, defineRecurringJob } from '@originseal/jobs'
import { z } from 'zod'

const ofCase = z.object({ caseId: z.uuid(), round: z.number().int().positive() })

export type CheckedCase = z.infer<typeof ofCase>

/** Whether a notice may go out; where it may, it does. */
export const checkCase = defineJob({ name: 'cases.check', payload: ofCase })

/** Both clocks are decided by the minute; what lies behind is decided by the same rows. */
export const sweepTargets = defineRecurringJob({ name: 'cases.sweep-targets', schedule: '* * * * *' })
/** Periods that end soon. */
export const remindOfDeadlines = defineRecurringJob({
  name: 'cases.remind-of-deadlines',
  schedule: '*/5 * * * *',
})

/** The calendars that the program counts by. */
export const recountDeadlines = defineJob({
  name: 'cases.recount-deadlines',
  payload: z.object({ versions: z.string() }),
})

export const sweepDeadlines = defineRecurringJob({ name: 'cases.sweep-deadlines', schedule: '* * * * *' })
