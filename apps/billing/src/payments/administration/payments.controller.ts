import { Controller } from '@nestjs/common'
import type { AdministeredOrder, ListPaymentsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { OrdersQueries } from '../orders/orders.queries'
import { AskProvider } from './ask-provider'
import { ConfirmTransfer } from './confirm-transfer'
import { ReleaseOrder } from './release-order'

@Controller()
export class PaymentsController {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly askProvider: AskProvider,
    private readonly confirmTransfer: ConfirmTransfer,
    private readonly releaseOrder: ReleaseOrder,
  ) {}

  @Endpoint(endpoints.listPayments)
  async list({ query }: EndpointRequest<typeof endpoints.listPayments>): Promise<ListPaymentsResponse> {
    const read = (asked: object) => this.orders.pageOfAll({ ...query, ...asked })
    const { entries, nextCursor } = await readPage(query, read, ({ id }) => id)
    return { orders: entries, nextCursor }
  }

  @Endpoint(endpoints.readPayment)
  read({ params }: EndpointRequest<typeof endpoints.readPayment>): Promise<AdministeredOrder> {
    return this.orders.administeredById(params.id)
  }

  @Endpoint(endpoints.askProvider)
  ask({ params }: EndpointRequest<typeof endpoints.askProvider>): Promise<void> {
    return this.askProvider.execute(params.id)
  }

  @Endpoint(endpoints.releaseOrder)
  async release({
    params,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.releaseOrder>): Promise<AdministeredOrder> {
    await this.releaseOrder.execute(params.id, caller, idempotencyKey)
    return this.orders.administeredById(params.id)
  }

  @Endpoint(endpoints.confirmTransfer)
  async confirm({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.confirmTransfer>): Promise<AdministeredOrder> {
    await this.confirmTransfer.execute(params.id, body, caller, idempotencyKey)
    return this.orders.administeredById(params.id)
  }
}
