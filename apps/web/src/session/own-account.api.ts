import type { AccountView, ReadAccountResponse } from '@originseal/contracts'
import { readAccount } from '@originseal/contracts/identity/endpoints'
import { api } from '../api/api'
import { calling } from '../api/endpoint'

const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What identity keeps of who is logged in. */
    readAccount: build.query<AccountView, void>({
      ...calling(readAccount, () => ({})),
      transformResponse: (answer: ReadAccountResponse) => answer.data,
      providesTags: ['account'],
    }),
  }),
})

export const { useReadAccountQuery } = ownAccountApi
