import type { EventDefinition } from '@originseal/contracts'
import { until } from '@originseal/engines'

/** What carries events, as far as it is asked here (`openEventTransport` of the messaging library). */
interface Transport {
  publish(
    events: readonly {
      readonly id: string
      readonly name: string
      readonly key: string
      readonly payload: string
      readonly occurredAt: Date
    }[],
  ): Promise<void>
  close(): Promise<void>
}

/** Publishes facts as other services would, over one connection that is opened when it is needed first. */
export class EventSender {
  private transport: Promise<Transport> | undefined

  constructor(
    private readonly open: () => Promise<Transport>,
    /** The database of the service that hears them. */
    private readonly database: { query(sql: string, parameters: unknown[]): Promise<unknown[]> },
  ) {}

  /** @returns the event's id */
  async publish<Payload>(event: EventDefinition<Payload>, payload: NoInfer<Payload>): Promise<string> {
    const id = crypto.randomUUID()
    this.transport ??= this.open()
    const { name } = event
    const said = {
      id,
      name,
      key: event.key(payload),
      payload: JSON.stringify(payload),
      occurredAt: new Date(),
    }
    await (await this.transport).publish([said])
    return id
  }

  /** Resolves when the service has handled it. */
  async tell<Payload>(event: EventDefinition<Payload>, payload: NoInfer<Payload>): Promise<void> {
    const id = await this.publish(event, payload)
    const isHandled = async (): Promise<boolean> =>
      (await this.database.query('SELECT FROM inbox WHERE event_id = $1', [id])).length > 0
    await until(isHandled, { what: `${event.name} to be handled` })
  }

  async close(): Promise<void> {
    await (await this.transport)?.close()
  }
}
