import { discardJobEndpoint, listJobsEndpoint, retryJobsEndpoint } from '../admin/troubled-jobs'
import { defineEndpoint } from '../endpoint'

const service = 'protection'
const path = '/api/admin/jobs/protection'

export const listProtectionJobs = defineEndpoint({
  ...listJobsEndpoint,
  service,
  name: 'listProtectionJobs',
  path,
})

export const retryProtectionJobs = defineEndpoint({
  ...retryJobsEndpoint,
  service,
  name: 'retryProtectionJobs',
  path: `${path}/retries`,
})

export const discardProtectionJob = defineEndpoint({
  ...discardJobEndpoint,
  service,
  name: 'discardProtectionJob',
  path: `${path}/discards`,
})
