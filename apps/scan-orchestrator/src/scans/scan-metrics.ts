import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { Metrics } from '@originseal/runtime'

/** What whoever runs us wants to know of the scans; of their tasks the jobs tell. */
@Injectable()
export class ScanMetrics {
  constructor(metrics: Metrics, reads: Reads) {
    metrics.gauge(
      {
        name: 'originseal_scan_oldest_seconds',
        help: 'Age of the oldest scan that is not over; 0 without one.',
      },
      () =>
        reads.query(`SELECT coalesce(extract(epoch FROM now() - min(started_at)), 0)::float8 AS value
          FROM scan WHERE state = 'processing'`),
    )
  }
}
