import { Injectable, Logger } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import type { HandledKind } from './job-handlers'
import { JobMetrics } from './job-metrics'
import { JobsRepository, LeaseLost, type ClaimedJob } from './jobs.repository'
import { PermanentFailure, type Effect } from './on-job'
import { mostLosses } from './retry.rules'

/** Does one claimed job: renews its lease, runs its handler, commits its effect, or notes its failure. */
@Injectable()
export class RunJob {
  private readonly log = new Logger('jobs')

  constructor(
    private readonly transaction: Transaction,
    private readonly jobs: JobsRepository,
    private readonly metrics: JobMetrics,
  ) {}

  /** @param stopping is given when the process is to end */
  async execute(handled: HandledKind, job: ClaimedJob, stopping: AbortSignal): Promise<void> {
    const { kind } = handled
    if (job.isRescued) this.metrics.noteRescue({ kind: kind.name })
    const lost = new AbortController()
    const deadline = kind.timeoutMs === undefined ? [] : [AbortSignal.timeout(kind.timeoutMs)]
    const renewing = setInterval(() => {
      if (deadline.some(({ aborted }) => aborted)) return
      this.jobs.renew(job, kind).catch((error: unknown) => {
        if (error instanceof LeaseLost) lost.abort(error)
        else this.log.warn(`${kind.name} ${job.id}: the lease could not be renewed: ${String(error)}`)
      })
    }, kind.leaseMs / 4)
    try {
      const signal = AbortSignal.any([stopping, lost.signal, ...deadline])
      const effect = await this.handle(handled, job, signal)
      await this.transaction.run(async (tx) => {
        // Before our own row is locked: an effect may first have to lock what others lock before a job.
        await effect?.(tx)
        await this.jobs.finish(tx, job, kind)
      })
      this.metrics.noteDone({ kind: kind.name })
    } catch (error) {
      if (!lost.signal.aborted) await this.settle(handled, job, error, stopping)
    } finally {
      clearInterval(renewing)
    }
  }

  private async handle(
    { kind, run }: HandledKind,
    job: ClaimedJob,
    signal: AbortSignal,
  ): Promise<Effect | void> {
    if (job.losses > mostLosses) throw new PermanentFailure(`${job.losses} workers were lost with this job`)
    const { id, failures } = job
    const hold = (tx: Tx): Promise<void> => this.jobs.hold(tx, job)
    return run({ id, payload: payloadOf(kind, job), attempt: failures + 1, signal, hold })
  }

  private async settle(
    handled: HandledKind,
    job: ClaimedJob,
    error: unknown,
    stopping: AbortSignal,
  ): Promise<void> {
    try {
      await this.transaction.run((tx) =>
        stopping.aborted ? this.jobs.release(tx, job, handled.kind) : this.failed(tx, handled, job, error),
      )
    } catch (settling) {
      if (!(settling instanceof LeaseLost)) throw settling
    }
  }

  private async failed(
    tx: Tx,
    { kind, giveUp }: HandledKind,
    job: ClaimedJob,
    error: unknown,
  ): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error)
    const isPermanent = error instanceof PermanentFailure
    const again = !isPermanent && (await this.jobs.retry(tx, job, kind, reason))
    tx.afterCommit(() => {
      this.metrics.noteFailure({ kind: kind.name })
      this.log.warn(`${kind.name} ${job.id} failed, ${again ? 'is tried again' : 'is given up'}: ${reason}`)
    })
    if (again) return
    const payload = kind.payload.safeParse(job.payload)
    if (!giveUp || !payload.success) return this.jobs.park(tx, job, kind, reason)
    await giveUp({ id: job.id, payload: payload.data, attempt: job.failures + 1 }, reason, tx)
    await this.jobs.finish(tx, job, kind)
  }
}

/** @throws PermanentFailure */
function payloadOf({ payload }: HandledKind['kind'], job: ClaimedJob): unknown {
  const decoded = payload.safeParse(job.payload)
  if (decoded.success) return decoded.data
  const faults = decoded.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
  throw new PermanentFailure(`the payload does not fit: ${faults.join('; ')}`)
}
