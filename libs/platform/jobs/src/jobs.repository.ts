import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import type { JobKind, RecurringJob } from './job'
import { jobChannel } from './jobs'
import { nextRun } from './next-run'
import { pauseAfter } from './retry.rules'

/** A job that this process holds. `fence` is the number of its lease: a later holder has a higher one. */
export interface ClaimedJob {
  readonly id: string
  readonly payload: unknown
  readonly fence: number
  /** Tries that failed. */
  readonly failures: number
  /** Holders that fell silent. */
  readonly losses: number
  /** It was another holder's, which fell silent. */
  readonly isRescued: boolean
}

/** Another process holds the job now, or it was cancelled: nothing may be written for it any more. */
export class LeaseLost extends Error {
  constructor() {
    super('the lease of this job is lost')
    this.name = 'LeaseLost'
  }
}

/** The SQL of leases. Times are the database's: clocks of processes may differ. */
@Injectable()
export class JobsRepository {
  constructor(private readonly transaction: Transaction) {}

  /** The row of a recurring job: due at once if it is new, and no later than its schedule says. */
  provide({ name, schedule }: RecurringJob): Promise<void> {
    return this.transaction.run(async (tx) => {
      await tx.query(
        `INSERT INTO job (id, kind, payload, recurs, state, due_at) VALUES ($1, $2, '{}', true, 'waiting', now())
         ON CONFLICT (kind) WHERE recurs DO UPDATE SET due_at = least(job.due_at, $3) WHERE job.state = 'waiting'`,
        [crypto.randomUUID(), name, nextRun(schedule, await timeOf(tx))],
      )
    })
  }

  /** Leases up to `most` jobs that are due: waiting ones, and ones whose holder fell silent. */
  claim({ name, leaseMs, concurrency }: JobKind, most: number): Promise<ClaimedJob[]> {
    const isPerKey = concurrency.perKey !== undefined
    return this.transaction.run(async (tx) => {
      // Two claims at once would not see each other's key.
      if (isPerKey) await tx.query("SELECT pg_advisory_xact_lock(hashtext('job ' || $1))", [name])
      return tx.query<ClaimedJob>(
        `WITH due AS (
           SELECT id, state = 'running' AS rescued FROM job
           WHERE kind = $1 AND state <> 'parked' AND due_at <= now() ${isPerKey ? keyIsFree : ''}
           ORDER BY due_at, sequence LIMIT $2 FOR UPDATE SKIP LOCKED
         )
         UPDATE job SET state = 'running', fence = fence + 1, losses = losses + rescued::int,
           due_at = now() + $3 * interval '1 ms'
         FROM due WHERE job.id = due.id
         RETURNING job.id, payload, fence, failures, losses, rescued AS "isRescued"`,
        [name, isPerKey ? 1 : most, leaseMs],
      )
    })
  }

  /** @throws LeaseLost */
  renew(job: ClaimedJob, { leaseMs }: JobKind): Promise<void> {
    return this.transaction.run((tx) =>
      this.write(tx, job, "due_at = now() + $3 * interval '1 ms'", [leaseMs]),
    )
  }

  /** The job stays this holder's until `tx` ends. @throws LeaseLost */
  async hold(tx: Tx, { id, fence }: ClaimedJob): Promise<void> {
    const rows = await tx.query(`SELECT FROM job WHERE ${held} FOR NO KEY UPDATE`, [id, fence])
    if (rows.length === 0) throw new LeaseLost()
  }

  /** It is done: gone, or waiting for its next time. @throws LeaseLost */
  async finish(tx: Tx, job: ClaimedJob, kind: JobKind): Promise<void> {
    if (kind.schedule !== undefined) return this.waitForNext(tx, job, kind.schedule, null)
    const gone = await tx.query(`DELETE FROM job WHERE ${held} RETURNING id`, [job.id, job.fence])
    if (gone.length === 0) throw new LeaseLost()
  }

  /** Gives back a job that was not at fault: its process is being stopped. @throws LeaseLost */
  async release(tx: Tx, job: ClaimedJob, kind: JobKind): Promise<void> {
    await this.write(tx, job, "state = 'waiting', due_at = now()", [])
    await tx.query('SELECT pg_notify($1, $2)', [jobChannel, kind.name])
  }

  /** It waits for its next try, if it has one. @returns whether it has one @throws LeaseLost */
  async retry(tx: Tx, job: ClaimedJob, kind: JobKind, reason: string): Promise<boolean> {
    const failures = job.failures + 1
    const pause = pauseAfter(kind.retry, failures)
    if (pause === undefined) return false
    const set = "state = 'waiting', failures = $3, failure = $4, due_at = now() + $5 * interval '1 ms'"
    await this.write(tx, job, set, [failures, reason, pause])
    return true
  }

  /** It is not tried again by itself; a recurring one waits for its next time. @throws LeaseLost */
  park(tx: Tx, job: ClaimedJob, { schedule }: JobKind, reason: string): Promise<void> {
    if (schedule !== undefined) return this.waitForNext(tx, job, schedule, reason)
    const set = "state = 'parked', parked_at = now(), failures = $3, failure = $4"
    return this.write(tx, job, set, [job.failures + 1, reason])
  }

  private async waitForNext(
    tx: Tx,
    job: ClaimedJob,
    schedule: string,
    failure: string | null,
  ): Promise<void> {
    const set = "state = 'waiting', due_at = $3, failure = $4, failures = 0, losses = 0"
    return this.write(tx, job, set, [nextRun(schedule, await timeOf(tx)), failure])
  }

  private async write(
    tx: Tx,
    { id, fence }: ClaimedJob,
    set: string,
    values: readonly unknown[],
  ): Promise<void> {
    const written = await tx.query(`UPDATE job SET ${set} WHERE ${held} RETURNING id`, [id, fence, ...values])
    if (written.length === 0) throw new LeaseLost()
  }
}

async function timeOf(tx: Tx): Promise<Date> {
  const [row] = await tx.query<{ now: Date }>('SELECT now()')
  return row!.now
}

const held = "id = $1 AND fence = $2 AND state = 'running'"
const keyIsFree = `AND NOT EXISTS (SELECT FROM job AS other WHERE other.kind = job.kind AND other.key = job.key
  AND other.state = 'running' AND other.due_at > now())`
