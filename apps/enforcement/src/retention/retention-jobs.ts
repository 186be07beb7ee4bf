import { defineRecurringJob } from '@originseal/jobs'

/** At night in Taipei, as nobody waits for it. */
export const forgetClosed = defineRecurringJob({
  name: 'retention.forget-closed',
  schedule: '20 19 * * *',
  timeoutMs: 600_000,
})
