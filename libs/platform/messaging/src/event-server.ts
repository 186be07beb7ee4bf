import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices'
import { firstValueFrom, from, isObservable } from 'rxjs'
import { Undeliverable, type EventTransport } from './event-message'
import type { Inbox } from './inbox'

/** Connects Nest's event handlers to an {@link EventTransport}: one subscription for all events that a service hears. */
export class EventServer extends Server implements CustomTransportStrategy {
  private readonly handlers = new Map<string, MessageHandler[]>()

  constructor(
    private readonly group: string,
    private readonly transport: Pick<EventTransport, 'subscribe'>,
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

  /**
   * Nest would call all handlers of an event at once. They share a transaction, whose connection takes one query at a time;
   * and what one writes while another's failure rolls it back must not be committed by itself.
   */
  override addHandler(pattern: unknown, handler: MessageHandler): void {
    const name = String(pattern)
    this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler])
  }

  /** Whether the service hears any event. */
  get listens(): boolean {
    return this.handlers.size > 0
  }

  private async subscribe(): Promise<void> {
    const names = [...this.handlers.keys()]
    if (!this.listens) return
    await this.transport.subscribe({
      group: this.group,
      names,
      able: () => this.inbox.able(),
      handle: (message) => this.inbox.receive(message, (payload, tx) => this.call(message.name, payload, tx)),
    })
  }

  /** One handler after another; none after one that fails. */
  private async call(name: string, payload: unknown, tx: unknown): Promise<void> {
    const handlers = this.handlers.get(name)
    if (!handlers) throw new Undeliverable(`nobody handles ${name}`)
    for (const handler of handlers) {
      const result: unknown = await handler(payload, tx)
      if (isObservable(result)) await firstValueFrom(from(result), { defaultValue: undefined })
    }
  }
}
