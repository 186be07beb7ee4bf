import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { Metrics } from '@originseal/runtime'

/** What whoever runs us wants to know of the scans. The gauges tell of the database, so every process tells the same. */
@Injectable()
export class ScanMetrics {
  /** Call it for a task that was taken over from a process that fell silent. */
  readonly noteRescue: (labels: { readonly step: string }) => void

  /** Call it for a task that this process has done: how the work spreads over processes. */
  readonly noteDone: (labels: { readonly step: string }) => void

  constructor(
    metrics: Metrics,
    private readonly reads: Reads,
  ) {
    this.noteRescue = metrics.counter(
      {
        name: 'originseal_scan_lease_rescues_total',
        help: 'Tasks taken over from a process that fell silent.',
      },
      ['step'],
    )
    this.noteDone = metrics.counter(
      { name: 'originseal_scan_tasks_done_total', help: 'Tasks of scans that this process has done.' },
      ['step'],
    )
    metrics.gauge(
      { name: 'originseal_scan_tasks_waiting', help: 'Tasks that are due and that nobody works on.' },
      () =>
        this.one(`SELECT count(*)::int AS value FROM scan_task
          WHERE (state = 'waiting' AND not_before <= now()) OR (state = 'running' AND leased_until < now())`),
    )
    metrics.gauge(
      {
        name: 'originseal_scan_oldest_seconds',
        help: 'Age of the oldest scan that is not over; 0 without one.',
      },
      () =>
        this.one(`SELECT coalesce(extract(epoch FROM now() - min(started_at)), 0)::float8 AS value
          FROM scan WHERE state = 'processing'`),
    )
  }

  private one(sql: string): Promise<{ value: number }[]> {
    return this.reads.query(sql)
  }
}
