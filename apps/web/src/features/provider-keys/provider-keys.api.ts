import type {
  KeepProviderKeyRequest,
  ListProviderKeysResponse,
  ProviderKeyName,
  ProviderKeyView,
  TestProviderKeyRequest,
  WithdrawProviderKeyRequest,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/admin/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

interface OfKey {
  readonly name: ProviderKeyName
}
const changesKeys = { invalidatesTags: ['providerKey'] } as const

const providerKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProviderKeys: build.query<ListProviderKeysResponse, void>({
      ...calling(endpoints.listProviderKeys, () => ({})),
      providesTags: ['providerKey'],
    }),
    keepProviderKey: build.mutation<ProviderKeyView, OfKey & KeepProviderKeyRequest>({
      ...calling(endpoints.keepProviderKey, ({ name, ...body }) => ({ params: { name }, body })),
      ...changesKeys,
    }),
    withdrawProviderKey: build.mutation<ProviderKeyView, OfKey & WithdrawProviderKeyRequest>({
      ...calling(endpoints.withdrawProviderKey, ({ name, ...body }) => ({ params: { name }, body })),
      ...changesKeys,
    }),
    testProviderKey: build.mutation<ProviderKeyView, OfKey & TestProviderKeyRequest>({
      ...calling(endpoints.testProviderKey, ({ name, ...body }) => ({ params: { name }, body })),
      ...changesKeys,
    }),
  }),
})

export const {
  useListProviderKeysQuery,
  useKeepProviderKeyMutation,
  useWithdrawProviderKeyMutation,
  useTestProviderKeyMutation,
} = providerKeysApi
