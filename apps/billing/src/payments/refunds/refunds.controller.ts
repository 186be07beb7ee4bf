import { Controller } from '@nestjs/common'
import type { ReadRefundQuoteResponse, Refund } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { QuoteRefund } from './quote-refund'
import { RequestRefund } from './request-refund'

@Controller()
export class RefundsController {
  constructor(
    private readonly quoteRefund: QuoteRefund,
    private readonly requestRefund: RequestRefund,
  ) {}

  @Endpoint(endpoints.readRefundQuote)
  quote({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.readRefundQuote>): Promise<ReadRefundQuoteResponse> {
    return this.quoteRefund.execute(params.id, caller)
  }

  @Endpoint(endpoints.requestRefund)
  request({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.requestRefund>): Promise<Refund> {
    return this.requestRefund.execute(params.id, body, caller, idempotencyKey)
  }
}
