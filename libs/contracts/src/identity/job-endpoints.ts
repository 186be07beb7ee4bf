import { discardJobEndpoint, listJobsEndpoint, retryJobsEndpoint } from '../admin/troubled-jobs'
import { defineEndpoint } from '../endpoint'

const service = 'identity'
const path = '/api/admin/jobs/identity'

export const listIdentityJobs = defineEndpoint({
  ...listJobsEndpoint,
  service,
  name: 'listIdentityJobs',
  path,
})

export const retryIdentityJobs = defineEndpoint({
  ...retryJobsEndpoint,
  service,
  name: 'retryIdentityJobs',
  path: `${path}/retries`,
})

export const discardIdentityJob = defineEndpoint({
  ...discardJobEndpoint,
  service,
  name: 'discardIdentityJob',
  path: `${path}/discards`,
})
