import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { Metrics, type Reading } from '@originseal/runtime'

type Count = (labels: { readonly kind: string }) => void

/** What whoever runs a service wants to know of its jobs. The gauges tell of the database, the counters of this process. */
@Injectable()
export class JobMetrics {
  readonly noteDone: Count
  readonly noteFailure: Count
  /** Call it for a job that was taken over from a process that fell silent. */
  readonly noteRescue: Count

  constructor(
    private readonly metrics: Metrics,
    private readonly reads: Reads,
  ) {
    this.noteDone = metrics.counter(
      { name: 'originseal_jobs_done_total', help: 'Jobs that this process has done.' },
      ['kind'],
    )
    this.noteFailure = metrics.counter(
      { name: 'originseal_job_failures_total', help: 'Tries of jobs that failed in this process.' },
      ['kind'],
    )
    this.noteRescue = metrics.counter(
      { name: 'originseal_job_rescues_total', help: 'Jobs taken over from a process that fell silent.' },
      ['kind'],
    )
    this.gauge('originseal_jobs_waiting', 'Jobs that are due and that nobody works on.', 'count(*)', due)
    this.gauge(
      'originseal_jobs_oldest_seconds',
      'Time since which the oldest job that is due and that nobody works on has been due.',
      'extract(epoch FROM now() - min(due_at))',
      due,
    )
    this.gauge('originseal_jobs_parked', 'Jobs that were given up.', 'count(*)', "state = 'parked'")
  }

  /** Kinds without such a job are absent. */
  private gauge(name: `originseal_${string}`, help: string, value: string, where: string): void {
    const read = async (): Promise<Reading[]> => {
      const rows = await this.reads.query<{ kind: string; value: number }>(
        `SELECT kind, (${value})::float8 AS value FROM job WHERE ${where} GROUP BY kind`,
      )
      return rows.map((row) => ({ value: row.value, labels: { kind: row.kind } }))
    }
    this.metrics.gauge({ name, help }, read, ['kind'])
  }
}

/** `leased_until` and the time of a waiting job are one column: it is due when that has passed. */
const due = "state <> 'parked' AND due_at <= now()"
