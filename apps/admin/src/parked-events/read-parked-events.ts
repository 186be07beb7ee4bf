import { Inject, Injectable } from '@nestjs/common'
import {
  eventListeners,
  parkedEventsShown,
  type EventListenerName,
  type ListParkedEventsResponse,
} from '@originseal/contracts'
import { EVENT_TRANSPORT, type EventTransport } from '@originseal/messaging'

/** What each service could not handle, as the carrier of events keeps it. */
@Injectable()
export class ReadParkedEvents {
  constructor(@Inject(EVENT_TRANSPORT) private readonly transport: EventTransport) {}

  async execute(): Promise<ListParkedEventsResponse> {
    const services = await Promise.all(eventListeners.map((service) => this.of(service)))
    return { services: services.filter(({ total }) => total > 0) }
  }

  private async of(service: EventListenerName): Promise<ListParkedEventsResponse['services'][number]> {
    const { parked: total } = await this.transport.backlog(service)
    const parked = total === 0 ? [] : await this.transport.parked(service, parkedEventsShown)
    const events = parked.map(({ id = null, name = null, reason, tries, parkedAt }) => ({
      id,
      name,
      reason,
      tries,
      parkedAt: parkedAt.toISOString(),
    }))
    return { service, total, events }
  }
}
