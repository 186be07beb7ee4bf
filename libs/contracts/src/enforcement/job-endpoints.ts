import { discardJobEndpoint, listJobsEndpoint, retryJobsEndpoint } from '../admin/troubled-jobs'
import { defineEndpoint } from '../endpoint'

const service = 'enforcement'
const path = '/api/admin/jobs/enforcement'

export const listEnforcementJobs = defineEndpoint({
  ...listJobsEndpoint,
  service,
  name: 'listEnforcementJobs',
  path,
})

export const retryEnforcementJobs = defineEndpoint({
  ...retryJobsEndpoint,
  service,
  name: 'retryEnforcementJobs',
  path: `${path}/retries`,
})

export const discardEnforcementJob = defineEndpoint({
  ...discardJobEndpoint,
  service,
  name: 'discardEnforcementJob',
  path: `${path}/discards`,
})
