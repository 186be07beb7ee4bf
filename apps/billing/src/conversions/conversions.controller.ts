import { Controller } from '@nestjs/common'
import type { TrackingResponse, TryConversionResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ForgetVisitor } from './forget-visitor'
import { browserOf, OwnPage } from './own-page'
import { ReceiveConversion } from './receive-conversion'
import { ReceiveVisitEvent } from './receive-visit-event'
import { TryConversion } from './try-conversion'

@Controller()
export class ConversionsController {
  constructor(
    private readonly ownPage: OwnPage,
    private readonly receiveConversion: ReceiveConversion,
    private readonly receiveVisitEvent: ReceiveVisitEvent,
    private readonly forgetVisitor: ForgetVisitor,
    private readonly tryConversion: TryConversion,
  ) {}

  @Endpoint(endpoints.receiveConversionEvent)
  async event({
    body,
    http,
    caller,
  }: EndpointRequest<typeof endpoints.receiveConversionEvent>): Promise<TrackingResponse> {
    const page = this.ownPage.read(http, body.event_source_url)
    return this.receiveConversion.execute(body, page, browserOf(http), caller)
  }

  @Endpoint(endpoints.receiveVisitEvent)
  async visit({
    body,
    http,
    caller,
  }: EndpointRequest<typeof endpoints.receiveVisitEvent>): Promise<TrackingResponse> {
    const page = this.ownPage.read(http, body.event_source_url)
    return this.receiveVisitEvent.execute(body, page, browserOf(http), caller)
  }

  @Endpoint(endpoints.forgetVisitor)
  forget({ http }: EndpointRequest<typeof endpoints.forgetVisitor>): Promise<void> {
    return this.forgetVisitor.withdrawn(browserOf(http))
  }

  @Endpoint(endpoints.tryConversion)
  async try({
    body,
    http,
    caller,
  }: EndpointRequest<typeof endpoints.tryConversion>): Promise<TryConversionResponse> {
    const page = this.ownPage.read(http, body.event_source_url)
    return this.tryConversion.execute(body, page, browserOf(http), caller)
  }
}
