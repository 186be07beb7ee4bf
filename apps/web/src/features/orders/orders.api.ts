import type {
  ListPaymentMethodsResponse,
  Order,
  PaymentMethodName,
  PlaceOrderRequest,
  PlaceOrderResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

interface Placing {
  readonly order: PlaceOrderRequest
  readonly idempotencyKey: string
}
interface PayingAgain {
  readonly orderId: string
  readonly payment: PaymentMethodName
  readonly idempotencyKey: string
}

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPaymentMethods: build.query<ListPaymentMethodsResponse['methods'], void>({
      ...calling(endpoints.listPaymentMethods, () => ({})),
      transformResponse: (answer: ListPaymentMethodsResponse) => answer.methods,
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
  useReadOrderQuery,
  usePayAgainMutation,
  useCancelOrderMutation,
} = ordersApi
