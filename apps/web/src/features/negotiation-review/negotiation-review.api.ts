import type {
  ActOnNegotiationResponse,
  ListUserNegotiationsResponse,
  NegotiationView,
  OpenNegotiationRequest,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { api } from '../../api/api'
import { calling, listing, requestTo } from '../../api/endpoint'

interface OfCase {
  readonly caseId: string
}

const ofCase = ({ caseId, reason }: OfCase & OpenNegotiationRequest) => ({
  params: { id: caseId },
  body: { reason },
})

const negotiationReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUserNegotiations: build.infiniteQuery<ListUserNegotiationsResponse['data'], string, string | null>({
      ...listing(endpoints.listUserNegotiations),
      query: ({ queryArg: id, pageParam }) =>
        requestTo(endpoints.listUserNegotiations, {
          params: { id },
          query: { cursor: pageParam ?? undefined },
        }),
      providesTags: ['negotiation'],
    }),
    openNegotiation: build.mutation<NegotiationView, OfCase & OpenNegotiationRequest>({
      ...calling(endpoints.openNegotiation, ofCase),
      transformResponse: ({ data }: ActOnNegotiationResponse) => data,
    }),
    freezeNegotiation: build.mutation<null, OfCase & OpenNegotiationRequest>({
      ...calling(endpoints.freezeNegotiation, ofCase),
      invalidatesTags: ['negotiation'],
    }),
    unfreezeNegotiation: build.mutation<null, OfCase & OpenNegotiationRequest>({
      ...calling(endpoints.unfreezeNegotiation, ofCase),
      invalidatesTags: ['negotiation'],
    }),
  }),
})

export const {
  useListUserNegotiationsInfiniteQuery,
  useOpenNegotiationMutation,
  useFreezeNegotiationMutation,
  useUnfreezeNegotiationMutation,
} = negotiationReviewApi
