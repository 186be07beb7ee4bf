import { discardJobEndpoint, listJobsEndpoint, retryJobsEndpoint } from '../admin/troubled-jobs'
import { defineEndpoint } from '../endpoint'

const service = 'billing'
const path = '/api/admin/jobs/billing'

export const listBillingJobs = defineEndpoint({ ...listJobsEndpoint, service, name: 'listBillingJobs', path })

export const retryBillingJobs = defineEndpoint({
  ...retryJobsEndpoint,
  service,
  name: 'retryBillingJobs',
  path: `${path}/retries`,
})

export const discardBillingJob = defineEndpoint({
  ...discardJobEndpoint,
  service,
  name: 'discardBillingJob',
  path: `${path}/discards`,
})
