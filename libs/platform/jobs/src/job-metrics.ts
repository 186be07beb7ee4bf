import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { Metrics, type MetricName, type Reading } from '@originseal/runtime'
import type { JobKind } from './job'

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
    const due = "state <> 'parked' AND due_at <= now()"
    this.gauge(
      { name: 'originseal_jobs_waiting', help: 'Jobs that are due and that nobody works on.' },
      `count(*) AS value FROM job WHERE ${due}`,
    )
    this.gauge(
      { name: 'originseal_jobs_oldest_seconds', help: 'For how long the oldest of them has been due.' },
      `extract(epoch FROM now() - min(due_at)) AS value FROM job WHERE ${due}`,
    )
    this.gauge(
      { name: 'originseal_jobs_parked', help: 'Jobs that were given up.' },
      "count(*) AS value FROM job WHERE state = 'parked'",
    )
  }

  /** How many jobs were given up. */
  parked(): Promise<number> {
    return this.count(`state = 'parked'`)
  }

  /** How many jobs of a kind have failed and are tried again. */
  failing({ name }: Pick<JobKind, 'name'>): Promise<number> {
    return this.count(`state <> 'parked' AND failures > 0 AND kind = $1`, [name])
  }

  private async count(which: string, values: readonly unknown[] = []): Promise<number> {
    const [row] = await this.reads.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM job WHERE ${which}`,
      values,
    )
    return row?.count ?? 0
  }

  /** Kinds without such a job are absent. */
  private gauge(metric: MetricName, value: string): void {
    const read = async (): Promise<Reading[]> => {
      const rows = await this.reads.query<{ kind: string; value: string }>(
        `SELECT kind, ${value} GROUP BY kind`,
      )
      return rows.map((row) => ({ value: Number(row.value), labels: { kind: row.kind } }))
    }
    this.metrics.gauge(metric, read, ['kind'])
  }
}
