import { Logger } from '@nestjs/common'
import { Loop } from '@originseal/runtime'
import type { HandledKind } from './job-handlers'
import type { JobsRepository } from './jobs.repository'
import type { RunJob } from './run-job'

/** Claims jobs of one kind when it is woken, as many as there are free places, and does them side by side. */
export class KindWorker {
  private readonly running = new Set<Promise<void>>()
  private readonly stopping = new AbortController()
  private readonly loop: Loop

  constructor(
    private readonly handled: HandledKind,
    private readonly places: number,
    private readonly jobs: JobsRepository,
    private readonly runJob: RunJob,
  ) {
    const name = `jobs ${handled.kind.name}`
    this.loop = new Loop({ name, turn: () => this.turn(new Logger(name)) })
  }

  start(): void {
    this.loop.start()
  }

  wake(): void {
    this.loop.wake()
  }

  /** Nothing more is claimed; what runs ends or is given back. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error('the process is being stopped'))
    await this.loop.stop()
    await Promise.all(this.running)
  }

  private async turn(log: Logger): Promise<boolean> {
    const { kind } = this.handled
    const free = this.places - this.running.size
    if (free <= 0) return false
    const claimed = await this.jobs.claim(kind, free)
    for (const job of claimed) {
      const run = this.runJob
        .execute(this.handled, job, this.stopping.signal)
        .catch((error: unknown) => log.error(error)) // its lease runs out
        .finally(() => {
          this.running.delete(run)
          this.loop.wake()
        })
      this.running.add(run)
    }
    return claimed.length > 0 && this.running.size < this.places
  }
}
