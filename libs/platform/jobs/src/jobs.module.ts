import { Global, Module, type DynamicModule } from '@nestjs/common'
import { DiscoveryModule } from '@nestjs/core'
import type { JobKind } from './job'
import { JobHandlers } from './job-handlers'
import { JobMetrics } from './job-metrics'
import { Jobs } from './jobs'
import { JobsQueries } from './jobs.queries'
import { JobsRepository } from './jobs.repository'
import { RunJob } from './run-job'
import { PLACES, RunJobs } from './run-jobs'
import { TroubledJobs } from './troubled-jobs'

/** The queue of a service, in its own database; its migration is `Jobs1700000000003`. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [Jobs, JobsQueries, JobsRepository, JobHandlers, JobMetrics, RunJob, RunJobs, TroubledJobs],
  exports: [Jobs, JobMetrics, TroubledJobs],
})
export class JobsModule {
  /** @param places how many jobs of a kind one process does at a time, where that is configured */
  static withPlaces(...places: readonly (readonly [kind: JobKind, perProcess: number])[]): DynamicModule {
    const byName = new Map(places.map(([{ name }, perProcess]) => [name, perProcess]))
    return { module: JobsModule, providers: [{ provide: PLACES, useValue: byName }] }
  }
}
