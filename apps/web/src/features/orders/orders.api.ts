import type {
  ListOrdersResponse,
  ListPaymentMethodsResponse,
  OpenOrderLinkResponse,
  Order,
  PayAgainRequest,
  PlaceOrderRequest,
  PlaceOrderResponse,
  QuoteOrderResponse,
  ReadRefundQuoteResponse,
  Refund,
  RequestRefundRequest,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { openOrderLink } from '@originseal/contracts/identity/endpoints'
import { api } from '../../api/api'
import { calling, flatListing } from '../../api/endpoint'

interface Placing {
  readonly order: PlaceOrderRequest
  readonly idempotencyKey: string
}
interface PayingAgain extends PayAgainRequest {
  readonly orderId: string
  readonly idempotencyKey: string
}

interface RequestingRefund extends RequestRefundRequest {
  readonly orderId: string
  readonly idempotencyKey: string
}

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPaymentMethods: build.query<ListPaymentMethodsResponse['methods'], void>({
      ...calling(endpoints.listPaymentMethods, () => ({})),
      transformResponse: (answer: ListPaymentMethodsResponse) => answer.methods,
    }),
    /** What an order would cost and bring now, by the server. */
    quoteOrder: build.query<QuoteOrderResponse, Pick<PlaceOrderRequest, 'item' | 'payment'>>({
      ...calling(endpoints.quoteOrder, (body: Pick<PlaceOrderRequest, 'item' | 'payment'>) => ({ body })),
      providesTags: ['order', 'subscription'],
    }),
    placeOrder: build.mutation<PlaceOrderResponse, Placing>({
      ...calling(endpoints.placeOrder, ({ order, idempotencyKey }: Placing) => ({
        body: order,
        idempotencyKey,
      })),
      invalidatesTags: ['order'],
    }),
    readOrder: build.query<Order, string>({
      ...calling(endpoints.readOrder, (id: string) => ({ params: { id } })),
      providesTags: ['order'],
    }),
    /** One's own, newest first, a page at a time. */
    listOrders: build.infiniteQuery<ListOrdersResponse, void, string | null>({
      ...flatListing(endpoints.listOrders),
      providesTags: ['order'],
    }),
    readRefundQuote: build.query<ReadRefundQuoteResponse, string>({
      ...calling(endpoints.readRefundQuote, (id: string) => ({ params: { id } })),
      providesTags: ['order'],
    }),
    requestRefund: build.mutation<Refund, RequestingRefund>({
      ...calling(endpoints.requestRefund, ({ orderId, idempotencyKey, ...body }: RequestingRefund) => ({
        params: { id: orderId },
        body,
        idempotencyKey,
      })),
      invalidatesTags: ['order', 'subscription', 'units'],
    }),
    payAgain: build.mutation<PlaceOrderResponse, PayingAgain>({
      ...calling(endpoints.payAgain, ({ orderId, idempotencyKey, ...body }: PayingAgain) => ({
        params: { id: orderId },
        body,
        idempotencyKey,
      })),
      invalidatesTags: ['order'],
    }),
    /** Whoever has the mail of an order that was placed without an account may open it. */
    openOrderLink: build.mutation<OpenOrderLinkResponse['data'], string>({
      ...calling(openOrderLink, (link: string) => ({ body: { link } })),
      transformResponse: (answer: OpenOrderLinkResponse) => answer.data,
    }),
    cancelOrder: build.mutation<Order, string>({
      ...calling(endpoints.cancelOrder, (id: string) => ({ params: { id } })),
      invalidatesTags: ['order'],
    }),
  }),
})

export const {
  useListPaymentMethodsQuery,
  usePlaceOrderMutation,
  useQuoteOrderQuery,
  useListOrdersInfiniteQuery,
  useReadOrderQuery,
  useReadRefundQuoteQuery,
  useRequestRefundMutation,
  usePayAgainMutation,
  useOpenOrderLinkMutation,
  useCancelOrderMutation,
} = ordersApi
