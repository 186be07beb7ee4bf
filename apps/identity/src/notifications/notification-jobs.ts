import { defineRecurringJob } from '@originseal/jobs'

/** At 09:00 in Taipei, which has kept UTC+8 without daylight saving time since 1980 (IANA tz database). */
export const sendDigests = defineRecurringJob({ name: 'notifications.send-digests', schedule: '0 1 * * *' })

export const forgetNotifications = defineRecurringJob({
  name: 'notifications.forget-old',
  schedule: '40 19 * * *',
})
