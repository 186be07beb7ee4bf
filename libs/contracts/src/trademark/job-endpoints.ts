import { discardJobEndpoint, listJobsEndpoint, retryJobsEndpoint } from '../admin/troubled-jobs'
import { defineEndpoint } from '../endpoint'

const service = 'trademark'
const path = '/api/admin/jobs/trademark'

export const listTrademarkJobs = defineEndpoint({
  ...listJobsEndpoint,
  service,
  name: 'listTrademarkJobs',
  path,
})

export const retryTrademarkJobs = defineEndpoint({
  ...retryJobsEndpoint,
  service,
  name: 'retryTrademarkJobs',
  path: `${path}/retries`,
})

export const discardTrademarkJob = defineEndpoint({
  ...discardJobEndpoint,
  service,
  name: 'discardTrademarkJob',
  path: `${path}/discards`,
})
