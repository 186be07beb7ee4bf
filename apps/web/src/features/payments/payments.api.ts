import type {
  AdministeredOrder,
  AdministeredRefund,
  DecideReviewRequest,
  ListPaymentDifferencesResponse,
  ListPaymentsRequest,
  ListPaymentsResponse,
  ListRefundsResponse,
  ListUnitDifferencesResponse,
  ReadPaymentResponse,
  ReadProviderAnswersResponse,
  StartRefundRequest,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { api } from '../../api/api'
import { download } from '../../api/download'
import { calling, flatListing, requestTo } from '../../api/endpoint'

export type PaymentFilter = Partial<Omit<ListPaymentsRequest, 'cursor' | 'limit' | 'review'>> & {
  /** Only those that somebody has to look at. */
  readonly review?: 'true'
}

interface Answered {
  readonly id: string
}

const ofPayment = { invalidatesTags: ['payment'] } as const

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everybody's orders, or those that fit. */
    listPayments: build.infiniteQuery<ListPaymentsResponse, PaymentFilter, string | null>({
      ...flatListing(endpoints.listPayments, (filter: PaymentFilter) => filter),
      providesTags: ['payment'],
    }),
    exportPayments: build.mutation<null, PaymentFilter & { reason: string }>({
      queryFn: (body, _api, _options, fetch) =>
        download(fetch, requestTo(endpoints.exportPayments, { body }), 'payments.csv'),
    }),
    readPayment: build.query<ReadPaymentResponse, string>({
      ...calling(endpoints.readPayment, (id: string) => ({ params: { id } })),
      providesTags: ['payment'],
    }),
    /** Its answer comes later. */
    askProvider: build.mutation<unknown, string>(
      calling(endpoints.askProvider, (id: string) => ({ params: { id } })),
    ),
    readProviderAnswers: build.query<ReadProviderAnswersResponse, string>(
      calling(endpoints.readProviderAnswers, (id: string) => ({ params: { id } })),
    ),
    decideReview: build.mutation<AdministeredOrder, Answered & DecideReviewRequest>({
      ...calling(endpoints.decideReview, ({ id, ...body }: Answered & DecideReviewRequest) => ({
        params: { id },
        body,
      })),
      ...ofPayment,
    }),
    confirmTransfer: build.mutation<AdministeredOrder, Answered & { amount: number; reference: string }>({
      ...calling(endpoints.confirmTransfer, ({ id, ...body }) => ({ params: { id }, body })),
      ...ofPayment,
    }),
    startRefund: build.mutation<AdministeredRefund, Answered & StartRefundRequest>({
      ...calling(endpoints.startRefund, ({ id, ...body }) => ({ params: { id }, body })),
      ...ofPayment,
    }),
    /** Refunds that wait for an administrator. */
    listOpenRefunds: build.infiniteQuery<ListRefundsResponse, void, string | null>({
      ...flatListing(endpoints.listRefunds, () => ({ open: 'true' })),
      providesTags: ['payment'],
    }),
    approveRefund: build.mutation<AdministeredRefund, Answered & { amount: number }>({
      ...calling(endpoints.decideRefund, ({ id, amount }) => ({
        params: { id },
        body: { decision: 'approve' as const, amount },
      })),
      ...ofPayment,
    }),
    rejectRefund: build.mutation<AdministeredRefund, Answered & { note: string }>({
      ...calling(endpoints.decideRefund, ({ id, note }) => ({
        params: { id },
        body: { decision: 'reject' as const, note },
      })),
      ...ofPayment,
    }),
    confirmRefund: build.mutation<AdministeredRefund, Answered & { reference: string }>({
      ...calling(endpoints.confirmRefund, ({ id, reference }) => ({ params: { id }, body: { reference } })),
      ...ofPayment,
    }),
    retryRefund: build.mutation<AdministeredRefund, string>({
      ...calling(endpoints.retryRefund, (id: string) => ({ params: { id } })),
      ...ofPayment,
    }),
    /** What our books and the provider's do not agree in, and nobody has settled. */
    listPaymentDifferences: build.infiniteQuery<ListPaymentDifferencesResponse, void, string | null>({
      ...flatListing(endpoints.listPaymentDifferences, () => ({ open: 'true' })),
      providesTags: ['payment'],
    }),
    settlePaymentDifference: build.mutation<unknown, Answered & { note: string }>({
      ...calling(endpoints.settlePaymentDifference, ({ id, note }) => ({ params: { id }, body: { note } })),
      ...ofPayment,
    }),
    listUnitDifferences: build.infiniteQuery<ListUnitDifferencesResponse, void, string | null>({
      ...flatListing(endpoints.listUnitDifferences, () => ({})),
    }),
  }),
})

export const {
  useListPaymentsInfiniteQuery,
  useExportPaymentsMutation,
  useReadPaymentQuery,
  useAskProviderMutation,
  useReadProviderAnswersQuery,
  useDecideReviewMutation,
  useConfirmTransferMutation,
  useStartRefundMutation,
  useListOpenRefundsInfiniteQuery,
  useApproveRefundMutation,
  useRejectRefundMutation,
  useConfirmRefundMutation,
  useRetryRefundMutation,
  useListPaymentDifferencesInfiniteQuery,
  useSettlePaymentDifferenceMutation,
  useListUnitDifferencesInfiniteQuery,
} = paymentsApi
