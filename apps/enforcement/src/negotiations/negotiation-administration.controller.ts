import { Controller } from '@nestjs/common'
import type { ActOnNegotiationResponse, ListUserNegotiationsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { FreezeNegotiation } from './freeze-negotiation'
import { ListUserNegotiations } from './list-user-negotiations'
import { ReadNegotiation } from './read-negotiation'

/** What administrators see and do of negotiations. Each look is in the audit log, with its reason where texts are shown. */
@Controller()
export class NegotiationAdministrationController {
  constructor(
    private readonly listUserNegotiations: ListUserNegotiations,
    private readonly readNegotiation: ReadNegotiation,
    private readonly freezeNegotiation: FreezeNegotiation,
  ) {}

  @Endpoint(endpoints.listUserNegotiations)
  list({
    params,
    query,
  }: EndpointRequest<typeof endpoints.listUserNegotiations>): Promise<ListUserNegotiationsResponse> {
    return this.listUserNegotiations.execute(params.id, query)
  }

  @Endpoint(endpoints.openNegotiation)
  async open({
    params,
  }: EndpointRequest<typeof endpoints.openNegotiation>): Promise<ActOnNegotiationResponse> {
    return { data: await this.readNegotiation.ofAnybody(params.id) }
  }

  @Endpoint(endpoints.freezeNegotiation)
  freeze({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.freezeNegotiation>): Promise<void> {
    return this.freezeNegotiation.execute(params.id, 'frozen', body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.unfreezeNegotiation)
  unfreeze({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.unfreezeNegotiation>): Promise<void> {
    return this.freezeNegotiation.execute(params.id, 'unfrozen', body, caller, idempotencyKey)
  }
}
