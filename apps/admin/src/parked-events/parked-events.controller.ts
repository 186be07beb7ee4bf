import { Controller } from '@nestjs/common'
import type { ListParkedEventsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/admin/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ReadParkedEvents } from './read-parked-events'
import { RedriveEvents } from './redrive-events'

@Controller()
export class ParkedEventsController {
  constructor(
    private readonly readParkedEvents: ReadParkedEvents,
    private readonly redriveEvents: RedriveEvents,
  ) {}

  @Endpoint(endpoints.listParkedEvents)
  list(): Promise<ListParkedEventsResponse> {
    return this.readParkedEvents.execute()
  }

  @Endpoint(endpoints.redriveEvents)
  redrive({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.redriveEvents>): Promise<void> {
    return this.redriveEvents.execute(params.service, body, caller, idempotencyKey)
  }
}
