import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common'
import { Exclusive, Listener, Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import type { EventMessage, EventTransport } from './event-message'
import { outboxChannel } from './outbox'
import { EVENT_TRANSPORT } from './tokens'

interface OutboxRow {
  sequence: string
  id: string
  name: string
  key: string
  payload: string
  occurred_at: Date
}

const relayLock = 7_340_031
const batchSize = 200
const lookAgainMs = 2_000
/** So soon after the carrier is back at the latest, whatever happened while it was away. */
const longestPauseMs = 5_000

/** Carries the outbox to the transport, in order, one process at a time. What was not confirmed is sent again. */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Loop({
    name: 'outbox relay',
    everyMs: lookAgainMs,
    longestPauseMs,
    turn: () => this.turn(),
  })

  constructor(
    private readonly exclusive: Exclusive,
    private readonly transaction: Transaction,
    private readonly listener: Listener,
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.on(outboxChannel, () => this.loop.wake())
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  private async turn(): Promise<boolean> {
    return (await this.exclusive.run(relayLock, () => this.carry())) ?? false
  }

  private async carry(): Promise<boolean> {
    const rows = await this.transaction.run((tx) =>
      tx.query<OutboxRow>(
        `SELECT sequence, id, name, key, payload, occurred_at FROM outbox
         WHERE sent_at IS NULL ORDER BY sequence LIMIT ${batchSize}`,
      ),
    )
    if (rows.length === 0) return false
    await this.transport.publish(rows.map(toMessage))
    await this.transaction.run((tx) =>
      tx.query('UPDATE outbox SET sent_at = now() WHERE sequence = ANY($1::bigint[])', [
        rows.map((row) => row.sequence),
      ]),
    )
    return rows.length === batchSize
  }
}

function toMessage(row: OutboxRow): EventMessage {
  return { id: row.id, name: row.name, key: row.key, payload: row.payload, occurredAt: row.occurred_at }
}
