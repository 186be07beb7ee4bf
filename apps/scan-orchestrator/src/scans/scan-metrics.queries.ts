import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import { Metrics } from '@originseal/runtime'
import { sql } from 'kysely'
import type { DB } from '../tables'

const db = statements<DB>()

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
        reads.rows(
          db
            .selectFrom('scan')
            .select(sql<number>`coalesce(extract(epoch FROM now() - min(started_at)), 0)::float8`.as('value'))
            .where('state', '=', 'processing'),
        ),
    )
  }
}
