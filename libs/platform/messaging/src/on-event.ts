import { Ctx, EventPattern, Payload } from '@nestjs/microservices'
import type { EventDefinition } from '@originseal/contracts'
import type { Tx } from '@originseal/database'

/**
 * Marks a controller's method as the one that hears an event. It is called with the decoded payload and the inbox's
 * transaction: what it writes through that `tx` happens once, however often the event is delivered.
 */
export function OnEvent<Payload>(event: EventDefinition<Payload>) {
  return <Method extends (payload: Payload, tx: Tx) => Promise<unknown>>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    Payload()(target, name, 0)
    Ctx()(target, name, 1)
    EventPattern(event.name)(target, name, descriptor)
  }
}
