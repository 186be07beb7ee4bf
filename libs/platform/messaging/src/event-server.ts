import { Server, type CustomTransportStrategy } from '@nestjs/microservices'
import { firstValueFrom, from, isObservable } from 'rxjs'
import { Undeliverable, type EventTransport } from './event-message'
import type { Inbox } from './inbox'

/** Connects Nest's event handlers to an {@link EventTransport}: one subscription for all events that a service hears. */
export class EventServer extends Server implements CustomTransportStrategy {
  constructor(
    private readonly group: string,
    private readonly transport: EventTransport,
    private readonly inbox: Inbox,
  ) {
    super()
  }

  listen(done: (error?: unknown) => void): void {
    this.subscribe().then(() => done(), done)
  }

  /** The transport belongs to the messaging module, which closes it after the last handler. */
  close(): void {}

  on(): void {
    throw new Error('the event server has no events of its own')
  }

  unwrap<Transport>(): Transport {
    return this.transport as Transport
  }

  /** Whether the service hears any event. */
  get listens(): boolean {
    return this.messageHandlers.size > 0
  }

  private async subscribe(): Promise<void> {
    const names = [...this.messageHandlers.keys()]
    if (!this.listens) return
    await this.transport.subscribe({
      group: this.group,
      names,
      able: () => this.inbox.able(),
      handle: (message) => this.inbox.receive(message, (payload, tx) => this.call(message.name, payload, tx)),
    })
  }

  private async call(name: string, payload: unknown, tx: unknown): Promise<void> {
    const handler = this.messageHandlers.get(name)
    if (!handler) throw new Undeliverable(`nobody handles ${name}`)
    const result: unknown = await handler(payload, tx)
    if (isObservable(result)) await firstValueFrom(from(result), { defaultValue: undefined })
  }
}
