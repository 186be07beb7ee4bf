import type {
  ListOrdersResponse,
  ListPaymentMethodsResponse,
  Order,
  PaymentMethodName,
  PlaceOrderRequest,
  PlaceOrderResponse,
  QuoteOrderResponse,
  ReadRefundQuoteResponse,
  Refund,
  RequestRefundRequest,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { api } from '../../api/api'
import { calling, flatListing } from '../../api/endpoint'

interface Placing {
  readonly order: PlaceOrderRequest
  readonly idempotencyKey: string
}
interface PayingAgain {
  readonly orderId: string
  readonly payment: PaymentMethodName
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
      ...calling(endpoints.payAgain, ({ orderId, payment, idempotencyKey }: PayingAgain) => ({
        params: { id: orderId },
        body: { payment },
        idempotencyKey,
      })),
      invalidatesTags: ['order'],
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
  useCancelOrderMutation,
} = ordersApi
