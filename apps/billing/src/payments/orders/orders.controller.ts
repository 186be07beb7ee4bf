import { Controller } from '@nestjs/common'
import type { ListOrdersResponse, Order, PlaceOrderResponse, QuoteOrderResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { CancelOrder } from './cancel-order'
import { OrdersQueries } from './orders.queries'
import { PayAgain } from './pay-again'
import { PlaceOrder } from './place-order'
import { QuoteOrder } from './quote-order'

@Controller()
export class OrdersController {
  constructor(
    private readonly quoteOrder: QuoteOrder,
    private readonly placeOrder: PlaceOrder,
    private readonly payAgain: PayAgain,
    private readonly cancelOrder: CancelOrder,
    private readonly orders: OrdersQueries,
  ) {}

  @Endpoint(endpoints.placeOrder)
  place({
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.placeOrder>): Promise<PlaceOrderResponse> {
    return this.placeOrder.execute(body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.quoteOrder)
  quote({ body, caller }: EndpointRequest<typeof endpoints.quoteOrder>): Promise<QuoteOrderResponse> {
    return this.quoteOrder.execute(body, caller)
  }

  @Endpoint(endpoints.listOrders)
  async list({ query, caller }: EndpointRequest<typeof endpoints.listOrders>): Promise<ListOrdersResponse> {
    const read = (asked: typeof query) => this.orders.pageOfOwner(caller.userId, asked)
    const { entries, nextCursor } = await readPage(query, read, ({ id }) => id)
    return { orders: entries, nextCursor }
  }

  @Endpoint(endpoints.readOrder)
  read({ params, caller }: EndpointRequest<typeof endpoints.readOrder>): Promise<Order> {
    return this.orders.ofOwner(params.id, caller)
  }

  @Endpoint(endpoints.payAgain)
  again({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.payAgain>): Promise<PlaceOrderResponse> {
    return this.payAgain.execute(params.id, body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.cancelOrder)
  cancel({ params, caller }: EndpointRequest<typeof endpoints.cancelOrder>): Promise<Order> {
    return this.cancelOrder.execute(params.id, caller)
  }
}
