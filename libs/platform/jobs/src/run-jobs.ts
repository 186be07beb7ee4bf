import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Listener } from '@originseal/database'
import { JobHandlers } from './job-handlers'
import { jobChannel } from './jobs'
import { JobsRepository } from './jobs.repository'
import { KindWorker } from './kind-worker'
import { RunJob } from './run-job'
import type { RecurringJob } from './job'

/** Has a worker for each kind of job that this process handles. At a stop what runs is aborted and given back. */
@Injectable()
export class RunJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers = new Map<string, KindWorker>()

  constructor(
    private readonly listener: Listener,
    private readonly handlers: JobHandlers,
    private readonly jobs: JobsRepository,
    private readonly runJob: RunJob,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const handled of this.handlers.find()) {
      const { kind } = handled
      if (kind.schedule !== undefined) await this.jobs.provide(kind as RecurringJob)
      this.workers.set(kind.name, new KindWorker(handled, this.jobs, this.runJob))
    }
    // Nothing is said by a connection that was lost for a while: then all of them look.
    this.listener.on(jobChannel, (kind) => {
      if (kind === '') this.workers.forEach((worker) => worker.wake())
      else this.workers.get(kind)?.wake()
    })
    this.workers.forEach((worker) => worker.start())
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.workers.values()].map((worker) => worker.stop()))
  }
}
