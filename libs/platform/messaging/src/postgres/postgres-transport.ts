import { Listener } from '@originseal/database'
import { Pool } from 'pg'
import type {
  Backlog,
  EventMessage,
  EventTransport,
  ParkedEvent,
  ParkedSelection,
  Pruned,
  Subscription,
} from '../event-message'
import { backlogOf, parkedEvents, redriveEvents } from './dead-letters'
import { channel, eventStoreSchema, publishLock } from './event-store.sql'
import { GroupConsumer } from './group-consumer'
import { inTransaction } from './in-transaction'
import { pruneLog } from './prune-log'

/** Events through a PostgreSQL database of their own: a log, a position per group, and NOTIFY as the wake-up. */
export class PostgresTransport implements EventTransport {
  private readonly consumers: GroupConsumer[] = []

  private constructor(
    private readonly pool: Pool,
    private readonly listener: Listener,
    private readonly url: string,
  ) {}

  static async connect(url: string, applicationName: string): Promise<PostgresTransport> {
    const pool = new Pool({
      connectionString: url,
      application_name: applicationName,
      max: 4,
      keepAlive: true,
      // Processes tell their state every 10 s, which is also after what a connection is closed by itself.
      idleTimeoutMillis: 30_000,
    })
    pool.on('error', () => undefined) // the pool replaces a broken idle connection by itself
    await createSchema(pool)
    const listener = new Listener(url, applicationName)
    await listener.connect()
    return new PostgresTransport(pool, listener, url)
  }

  async publish(messages: readonly EventMessage[]): Promise<void> {
    if (messages.length === 0) return
    await inTransaction(this.pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [publishLock])
      await client.query(
        `INSERT INTO event_log (id, name, key, payload, occurred_at)
         SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])
         ON CONFLICT (id) DO NOTHING`,
        [
          messages.map((message) => message.id),
          messages.map((message) => message.name),
          messages.map((message) => message.key),
          messages.map((message) => message.payload),
          messages.map((message) => message.occurredAt),
        ],
      )
      await client.query(`NOTIFY ${channel}`)
    })
  }

  async subscribe(subscription: Subscription): Promise<void> {
    await this.noteSubscription(subscription)
    const consumer = new GroupConsumer(this.url, subscription)
    this.consumers.push(consumer)
    this.listener.on(channel, () => consumer.wake())
    consumer.start()
  }

  /** What a group waits for is known before it has had its first message: pruning leaves that alone. */
  private async noteSubscription({ group, names }: Subscription): Promise<void> {
    // What it no longer listens to would else be kept for it for ever.
    await this.pool.query('DELETE FROM consumer_position WHERE consumer_group = $1 AND name <> ALL($2)', [
      group,
      names,
    ])
    await this.pool.query(
      `INSERT INTO consumer_position (consumer_group, name, position)
       SELECT $1, name, 0 FROM unnest($2::text[]) AS wanted(name) ON CONFLICT DO NOTHING`,
      [group, names],
    )
  }

  prune(keepHours: number): Promise<Pruned> {
    return pruneLog(this.pool, keepHours)
  }

  parked(group: string, most?: number): Promise<ParkedEvent[]> {
    return parkedEvents(this.pool, group, most)
  }

  redrive(group: string, selection: ParkedSelection = {}): Promise<number> {
    return redriveEvents(this.pool, group, selection)
  }

  backlog(group: string): Promise<Backlog> {
    return backlogOf(this.pool, group)
  }

  async ready(): Promise<void> {
    await this.pool.query('SELECT 1')
  }

  async close(): Promise<void> {
    await this.listener.close()
    await Promise.all(this.consumers.map((consumer) => consumer.stop()))
    await this.pool.end()
  }
}

async function createSchema(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [publishLock])
    await client.query(eventStoreSchema)
  })
}
