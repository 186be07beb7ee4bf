export {
  defineJob,
  defineRecurringJob,
  doubling,
  type JobKind,
  type QueuedJob,
  type RecurringJob,
} from './job'
export { JobMetrics } from './job-metrics'
export { Jobs, type JobOptions } from './jobs'
export { Jobs1700000000003 } from './jobs.migration'
export { JobsModule } from './jobs.module'
export { LeaseLost } from './jobs.repository'
export { TroubledJobs, type DiscardOutcome } from './troubled-jobs'
export { OnJob, OnJobGivenUp, PermanentFailure, type Effect, type RunningJob } from './on-job'
