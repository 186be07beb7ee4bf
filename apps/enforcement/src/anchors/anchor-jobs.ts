import { defineRecurringJob } from '@originseal/jobs'

/** A case that changes often costs one leaf an hour. */
export const anchorHeads = defineRecurringJob({ name: 'anchors.submit-heads', schedule: '17 * * * *' })
