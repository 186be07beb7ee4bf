import { discardJobEndpoint, listJobsEndpoint, retryJobsEndpoint } from '../admin/troubled-jobs'
import { defineEndpoint } from '../endpoint'

const service = 'scan-orchestrator'
const path = '/api/admin/jobs/scan-orchestrator'

export const listScanJobs = defineEndpoint({ ...listJobsEndpoint, service, name: 'listScanJobs', path })

export const retryScanJobs = defineEndpoint({
  ...retryJobsEndpoint,
  service,
  name: 'retryScanJobs',
  path: `${path}/retries`,
})

export const discardScanJob = defineEndpoint({
  ...discardJobEndpoint,
  service,
  name: 'discardScanJob',
  path: `${path}/discards`,
})
