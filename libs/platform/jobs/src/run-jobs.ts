import {
  Inject,
  Injectable,
  Optional,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { Listener } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { JobHandlers } from './job-handlers'
import { jobChannel } from './jobs'
import { JobsQueries } from './jobs.queries'
import { JobsRepository } from './jobs.repository'
import { KindWorker } from './kind-worker'
import { RunJob } from './run-job'
import type { RecurringJob } from './job'

/** Injection token: by the name of a kind, how many of its jobs this process does at a time instead of what it says. */
export const PLACES = Symbol('places')

/** Notifications are hints; this is what is relied upon. */
const lookAgainMs = 1_000

/** Has a worker for each kind of job that this process handles. At a stop what runs is aborted and given back. */
@Injectable()
export class RunJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers = new Map<string, KindWorker>()
  private readonly looking = new Loop({ name: 'jobs', everyMs: lookAgainMs, turn: () => this.look() })
  private started?: Promise<void>

  constructor(
    private readonly listener: Listener,
    private readonly handlers: JobHandlers,
    private readonly queries: JobsQueries,
    private readonly jobs: JobsRepository,
    private readonly runJob: RunJob,
    @Optional() @Inject(PLACES) private readonly places: ReadonlyMap<string, number> = new Map(),
  ) {}

  /** Called twice in an application that has a microservice, too. */
  onApplicationBootstrap(): Promise<void> {
    return (this.started ??= this.start())
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.looking, ...this.workers.values()].map((each) => each.stop()))
  }

  private async start(): Promise<void> {
    for (const handled of this.handlers.find()) {
      const { kind } = handled
      if (kind.schedule !== undefined) await this.jobs.provide(kind as RecurringJob)
      this.workers.set(
        kind.name,
        new KindWorker(
          handled,
          this.places.get(kind.name) ?? kind.concurrency.perProcess,
          this.jobs,
          this.runJob,
        ),
      )
    }
    // Nothing is said by a connection that was lost for a while: then all of them look.
    this.listener.on(jobChannel, (kind) => {
      if (kind === '') this.workers.forEach((worker) => worker.wake())
      else this.workers.get(kind)?.wake()
    })
    this.workers.forEach((worker) => worker.start())
    if (this.workers.size > 0) this.looking.start()
  }

  /** One question for all kinds: a service has up to thirty, nearly always without a job that is due. */
  private async look(): Promise<boolean> {
    for (const kind of await this.queries.dueKinds([...this.workers.keys()])) this.workers.get(kind)?.wake()
    return false
  }
}
