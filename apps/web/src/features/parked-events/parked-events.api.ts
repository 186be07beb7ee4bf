import type { EventListenerName, ListParkedEventsResponse, RedriveEventsRequest } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/admin/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

type Redrive = RedriveEventsRequest & { readonly service: EventListenerName }

const parkedEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listParkedEvents: build.query<ListParkedEventsResponse, void>({
      ...calling(endpoints.listParkedEvents, () => ({})),
      providesTags: ['parkedEvent'],
    }),
    redriveEvents: build.mutation<unknown, Redrive>({
      ...calling(endpoints.redriveEvents, ({ service, ...body }: Redrive) => ({ params: { service }, body })),
      invalidatesTags: ['parkedEvent'],
    }),
  }),
})

export const { useListParkedEventsQuery, useRedriveEventsMutation } = parkedEventsApi
