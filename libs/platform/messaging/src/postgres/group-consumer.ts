import { Logger } from '@nestjs/common'
import { Loop } from '@originseal/runtime'
import { Client } from 'pg'
import { deliver, type Delivery } from '../deliver'
import type { EventMessage, Subscription } from '../event-message'
import { forgetParked, parkEvent } from './dead-letters'

interface LogRow {
  position: string
  id: string
  name: string
  key: string
  payload: string
  occurred_at: Date
}

const batchSize = 100
const lookAgainMs = 2_000

/**
 * Handles one group's messages in the log's order. A session lock on the group's name leaves one process at work;
 * when that process dies its connection closes, and another one goes on from the stored position.
 */
export class GroupConsumer {
  private readonly log: Logger
  private readonly loop: Loop
  private client?: Client

  constructor(
    private readonly url: string,
    private readonly subscription: Subscription,
  ) {
    this.log = new Logger(`${subscription.group} events`)
    this.loop = new Loop({
      name: `${subscription.group} events`,
      everyMs: lookAgainMs,
      turn: (signal) => this.turn(signal),
    })
  }

  start(): void {
    this.loop.start()
  }

  wake(): void {
    this.loop.wake()
  }

  async stop(): Promise<void> {
    await this.loop.stop()
    await this.disconnect()
  }

  private async turn(signal: AbortSignal): Promise<boolean> {
    try {
      const client = await this.leader()
      if (!client) return false
      const redriven = await this.redriven(client)
      for (const row of redriven) {
        const result = signal.aborted ? 'stopped' : await this.take(client, row, signal)
        if (result === 'stopped') return false
        if (result === 'handled') await forgetParked(client, this.subscription.group, row.position)
      }
      const unread = await this.unread(client)
      for (const row of unread) {
        if (signal.aborted || (await this.take(client, row, signal)) === 'stopped') return false
        await this.advance(client, row)
      }
      return redriven.length === batchSize || unread.length === batchSize
    } catch (error) {
      await this.disconnect()
      throw error
    }
  }

  /** The connection that holds the group's lock, or nothing while another process holds it. */
  private async leader(): Promise<Client | undefined> {
    if (this.client) return this.client
    const client = new Client({
      connectionString: this.url,
      application_name: `${this.subscription.group} events`,
      keepAlive: true,
    })
    client.on('error', () => void this.disconnect())
    await client.connect()
    const { rows } = await client.query<{ locked: boolean }>(
      "SELECT pg_try_advisory_lock(hashtextextended('consumer ' || $1, 0)) AS locked",
      [this.subscription.group],
    )
    if (!rows[0]?.locked) {
      await client.end()
      return undefined
    }
    this.client = client
    return client
  }

  private async disconnect(): Promise<void> {
    const { client } = this
    this.client = undefined
    await client?.end().catch(() => undefined) // it may be the broken one
  }

  private async unread(client: Client): Promise<LogRow[]> {
    const { rows } = await client.query<LogRow>(
      `SELECT log.position, log.id, log.name, log.key, log.payload, log.occurred_at
       FROM unnest($2::text[]) AS wanted(name)
       LEFT JOIN consumer_position seen ON seen.consumer_group = $1 AND seen.name = wanted.name
       CROSS JOIN LATERAL (
         SELECT * FROM event_log
         WHERE event_log.name = wanted.name AND event_log.position > coalesce(seen.position, 0)
         ORDER BY position LIMIT ${batchSize}
       ) log
       ORDER BY log.position LIMIT ${batchSize}`,
      [this.subscription.group, this.subscription.names],
    )
    return rows
  }

  /** Parked ones that are to be tried once more. */
  private async redriven(client: Client): Promise<LogRow[]> {
    const { rows } = await client.query<LogRow>(
      `SELECT log.position, log.id, log.name, log.key, log.payload, log.occurred_at
       FROM dead_letter parked JOIN event_log log USING (position)
       WHERE parked.consumer_group = $1 AND parked.redriven_at IS NOT NULL
       ORDER BY log.position LIMIT ${batchSize}`,
      [this.subscription.group],
    )
    return rows
  }

  /** Handles the message or parks it, unless we are told to stop before. */
  private async take(client: Client, row: LogRow, signal: AbortSignal): Promise<Delivery['result']> {
    const { id, name, key, payload, occurred_at: occurredAt } = row
    const message: EventMessage = { id, name, key, payload, occurredAt }
    const delivery = await deliver(this.subscription, message, { log: this.log, signal })
    const { group } = this.subscription
    if (delivery.result === 'given up') await parkEvent(client, { group, ...row, ...delivery })
    return delivery.result
  }

  private async advance(client: Client, row: LogRow): Promise<void> {
    await client.query(
      `INSERT INTO consumer_position (consumer_group, name, position) VALUES ($1, $2, $3)
       ON CONFLICT (consumer_group, name) DO UPDATE
       SET position = greatest(consumer_position.position, excluded.position)`,
      [this.subscription.group, row.name, row.position],
    )
  }
}
