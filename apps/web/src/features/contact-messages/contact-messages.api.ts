import type {
  ContactMessageState,
  HandleContactMessageRequest,
  ListContactMessagesResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/contact-endpoints'
import { api } from '../../api/api'
import { calling, listing, requestTo } from '../../api/endpoint'

export interface ContactMessageFilter {
  readonly state?: ContactMessageState
  readonly search?: string
}

type Handling = HandleContactMessageRequest & { readonly id: string }

const contactMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContactMessages: build.infiniteQuery<
      ListContactMessagesResponse['data'],
      ContactMessageFilter,
      string | null
    >({
      ...listing(endpoints.listContactMessages),
      query: ({ queryArg, pageParam }) =>
        requestTo(endpoints.listContactMessages, { query: { ...queryArg, cursor: pageParam ?? undefined } }),
      providesTags: ['contactMessage'],
    }),
    handleContactMessage: build.mutation<void, Handling>({
      ...calling(endpoints.handleContactMessage, ({ id, ...body }: Handling) => ({ params: { id }, body })),
      // Also where another one was first.
      invalidatesTags: ['contactMessage'],
    }),
  }),
})

export const { useListContactMessagesInfiniteQuery, useHandleContactMessageMutation } = contactMessagesApi
