import { readUnsubscribeResponse, type ReadUnsubscribeResponse } from '@originseal/contracts'
import { api } from '../../api/api'

const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the link of a mail ends. Whoever has the mail may know, logged in or not. */
    readUnsubscribe: build.query<ReadUnsubscribeResponse['data'], string>({
      query: (token) => ({ url: '/unsubscribe', params: { token } }),
      rawResponseSchema: readUnsubscribeResponse,
      transformResponse: (answer: ReadUnsubscribeResponse) => answer.data,
      extraOptions: { provesItself: true },
    }),
    unsubscribe: build.mutation<unknown, string>({
      query: (token) => ({ url: '/unsubscribe', method: 'POST', params: { token } }),
      extraOptions: { provesItself: true },
    }),
  }),
})

export const { useReadUnsubscribeQuery, useUnsubscribeMutation } = unsubscribeApi
