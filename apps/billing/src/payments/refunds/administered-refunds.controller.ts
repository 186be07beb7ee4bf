import { Controller } from '@nestjs/common'
import type { AdministeredRefund, ListRefundsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { ConfirmRefund } from './confirm-refund'
import { DecideRefund } from './decide-refund'
import { RefundsQueries } from './refunds.queries'
import { RetryRefund } from './retry-refund'
import { StartRefund } from './start-refund'

@Controller()
export class AdministeredRefundsController {
  constructor(
    private readonly refunds: RefundsQueries,
    private readonly startRefund: StartRefund,
    private readonly decideRefund: DecideRefund,
    private readonly confirmRefund: ConfirmRefund,
    private readonly retryRefund: RetryRefund,
  ) {}

  @Endpoint(endpoints.listRefunds)
  async list({ query }: EndpointRequest<typeof endpoints.listRefunds>): Promise<ListRefundsResponse> {
    const read = (asked: object) => this.refunds.page({ ...query, ...asked })
    const { entries, nextCursor } = await readPage(query, read, ({ id }) => id)
    return { refunds: entries, nextCursor }
  }

  @Endpoint(endpoints.startRefund)
  start({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.startRefund>): Promise<AdministeredRefund> {
    return this.startRefund.execute(params.id, body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.decideRefund)
  decide({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.decideRefund>): Promise<AdministeredRefund> {
    return this.decideRefund.execute(params.id, body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.confirmRefund)
  confirm({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.confirmRefund>): Promise<AdministeredRefund> {
    return this.confirmRefund.execute(params.id, body.reference, caller, idempotencyKey)
  }

  @Endpoint(endpoints.retryRefund)
  async retry({ params }: EndpointRequest<typeof endpoints.retryRefund>): Promise<AdministeredRefund> {
    await this.retryRefund.execute(params.id)
    return this.refunds.administeredById(params.id)
  }
}
