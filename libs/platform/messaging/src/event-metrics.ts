import { Inject, Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { Metrics } from '@originseal/runtime'
import type { Backlog, EventTransport } from './event-message'
import { EVENT_TRANSPORT } from './tokens'

/** What whoever runs a service wants to know of its events: what has not left, what it has not had, what it gave up. */
@Injectable()
export class EventMetrics {
  private asked?: Promise<Backlog>
  private group?: string

  constructor(
    private readonly metrics: Metrics,
    private readonly reads: Reads,
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
  ) {
    metrics.gauge(
      { name: 'originseal_events_unsent', help: 'Events that have not left their service.' },
      () => this.outbox('count(*)::int'),
    )
    metrics.gauge(
      {
        name: 'originseal_events_oldest_unsent_seconds',
        help: 'Age of the oldest event that has not left its service; 0 without one.',
      },
      () => this.outbox('coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::float8'),
    )
  }

  /** From now on also of a group that listens. */
  watch(group: string): void {
    this.group = group
    this.metrics.gauge(
      { name: 'originseal_events_lag', help: 'Events that this service listens to and has not had.' },
      async () => [{ value: (await this.backlog(group)).unread }],
    )
    this.metrics.gauge(
      { name: 'originseal_events_parked', help: 'Events that this service could not handle.' },
      async () => [{ value: (await this.backlog(group)).parked }],
    )
  }

  /** How many events this service could not handle; none where it listens to nothing. */
  async parked(): Promise<number> {
    return this.group === undefined ? 0 : (await this.backlog(this.group)).parked
  }

  private outbox(value: string): Promise<{ value: number }[]> {
    return this.reads.query(`SELECT ${value} AS value FROM outbox WHERE sent_at IS NULL`)
  }

  /** Gauges are read together: the carrier is asked once for both. */
  private backlog(group: string): Promise<Backlog> {
    this.asked ??= this.transport.backlog(group).finally(() => (this.asked = undefined))
    return this.asked
  }
}
