import { Global, Module } from '@nestjs/common'
import { DiscoveryModule } from '@nestjs/core'
import { JobHandlers } from './job-handlers'
import { JobMetrics } from './job-metrics'
import { Jobs } from './jobs'
import { JobsRepository } from './jobs.repository'
import { RunJob } from './run-job'
import { RunJobs } from './run-jobs'

/** The queue of a service, in its own database; its migration is `Jobs1700000000003`. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [Jobs, JobsRepository, JobHandlers, JobMetrics, RunJob, RunJobs],
  exports: [Jobs],
})
export class JobsModule {}
