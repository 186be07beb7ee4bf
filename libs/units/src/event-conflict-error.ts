import { Undeliverable } from '@originseal/messaging'

/** An event that has moved units says something else the second time. It is parked: which one is right, nobody can tell. */
export class EventConflict extends Undeliverable {
  constructor(eventId: string) {
    super(`${eventId} has moved other units before`)
    this.name = 'EventConflict'
  }
}
