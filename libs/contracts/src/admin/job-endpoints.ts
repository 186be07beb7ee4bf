import { discardJobEndpoint, listJobsEndpoint, retryJobsEndpoint } from './troubled-jobs'
import { defineEndpoint } from '../endpoint'

const service = 'admin'
const path = '/api/admin/jobs/admin'

export const listAdminJobs = defineEndpoint({ ...listJobsEndpoint, service, name: 'listAdminJobs', path })

export const retryAdminJobs = defineEndpoint({
  ...retryJobsEndpoint,
  service,
  name: 'retryAdminJobs',
  path: `${path}/retries`,
})

export const discardAdminJob = defineEndpoint({
  ...discardJobEndpoint,
  service,
  name: 'discardAdminJob',
  path: `${path}/discards`,
})
