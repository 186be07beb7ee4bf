import type { ReadUnsubscribeResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

/** Whoever has the mail may unsubscribe, logged in or not, on whatever device its link was opened. */
const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    readUnsubscribe: build.query<ReadUnsubscribeResponse['data'], string>({
      ...calling(endpoints.readUnsubscribe, (token: string) => ({ query: { token } })),
      transformResponse: (answer: ReadUnsubscribeResponse) => answer.data,
    }),
    unsubscribe: build.mutation<unknown, string>(
      calling(endpoints.unsubscribe, (token: string) => ({ query: { token } })),
    ),
  }),
})

export const { useReadUnsubscribeQuery, useUnsubscribeMutation } = unsubscribeApi
