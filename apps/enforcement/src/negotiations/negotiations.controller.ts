import { Controller } from '@nestjs/common'
import type {
  ActOnNegotiationResponse,
  ListNegotiationsResponse,
  ReadNegotiationResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ActOnNegotiation } from './act-on-negotiation'
import { ListNegotiations } from './list-negotiations'
import { PrepareNegotiation } from './prepare-negotiation'
import { ReadNegotiation } from './read-negotiation'

@Controller()
export class NegotiationsController {
  constructor(
    private readonly listNegotiations: ListNegotiations,
    private readonly readNegotiation: ReadNegotiation,
    private readonly prepareNegotiation: PrepareNegotiation,
    private readonly actOnNegotiation: ActOnNegotiation,
  ) {}

  @Endpoint(endpoints.listNegotiations)
  list({
    query,
    caller,
  }: EndpointRequest<typeof endpoints.listNegotiations>): Promise<ListNegotiationsResponse> {
    return this.listNegotiations.execute(query, caller)
  }

  @Endpoint(endpoints.readNegotiation)
  async read({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.readNegotiation>): Promise<ReadNegotiationResponse> {
    return { data: await this.readNegotiation.execute(params.id, caller) }
  }

  @Endpoint(endpoints.prepareNegotiation)
  async prepare({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.prepareNegotiation>): Promise<ActOnNegotiationResponse> {
    await this.prepareNegotiation.execute(params.id, body, caller, idempotencyKey)
    return { data: await this.readNegotiation.required(params.id, caller) }
  }

  @Endpoint(endpoints.actOnNegotiation)
  async act({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.actOnNegotiation>): Promise<ActOnNegotiationResponse> {
    await this.actOnNegotiation.execute(params.id, body, caller, idempotencyKey)
    return { data: await this.readNegotiation.required(params.id, caller) }
  }
}
