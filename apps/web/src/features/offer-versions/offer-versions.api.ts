import type {
  CountCatalogueHoldersResponse,
  ListCatalogueHoldersRequest,
  ListCatalogueHoldersResponse,
  ListCatalogueVersionsResponse,
  PublishCatalogueRequest,
} from '@originseal/contracts'
import * as billing from '@originseal/contracts/billing/endpoints'
import { api } from '../../api/api'
import { calling, flatListing } from '../../api/endpoint'

export type HeldOffer = Pick<ListCatalogueHoldersRequest, 'offer' | 'version'>

const offerVersionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogueVersions: build.query<ListCatalogueVersionsResponse, void>({
      ...calling(billing.listCatalogueVersions, () => ({})),
      providesTags: ['catalogueVersion'],
    }),
    publishCatalogue: build.mutation<ListCatalogueVersionsResponse, PublishCatalogueRequest>({
      ...calling(billing.publishCatalogue, (body) => ({ body })),
      invalidatesTags: ['catalogueVersion'],
    }),
    withdrawCatalogue: build.mutation<ListCatalogueVersionsResponse, { version: number; reason: string }>({
      ...calling(billing.withdrawCatalogue, ({ version, reason }) => ({
        params: { version },
        body: { reason },
      })),
      invalidatesTags: ['catalogueVersion'],
    }),
    countCatalogueHolders: build.query<CountCatalogueHoldersResponse, void>(
      calling(billing.countCatalogueHolders, () => ({})),
    ),
    listCatalogueHolders: build.infiniteQuery<ListCatalogueHoldersResponse, HeldOffer, string | null>(
      flatListing(billing.listCatalogueHolders, (held: HeldOffer) => held),
    ),
  }),
})

export const {
  useListCatalogueVersionsQuery,
  usePublishCatalogueMutation,
  useWithdrawCatalogueMutation,
  useCountCatalogueHoldersQuery,
  useListCatalogueHoldersInfiniteQuery,
} = offerVersionsApi
