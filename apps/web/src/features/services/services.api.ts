import type {
  AdministeredScanSource,
  ListScanSourcesResponse,
  ListServicesResponse,
  SwitchScanSourceRequest,
} from '@originseal/contracts'
import { listServices } from '@originseal/contracts/admin/process-endpoints'
import {
  listScanSources,
  switchScanSource,
} from '@originseal/contracts/scan-orchestrator/scan-source-endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query<ListServicesResponse, void>(calling(listServices, () => ({}))),
    listScanSources: build.query<AdministeredScanSource[], void>({
      ...calling(listScanSources, () => ({})),
      transformResponse: ({ sources }: ListScanSourcesResponse) => sources,
      providesTags: ['scanSource'],
    }),
    switchScanSource: build.mutation<
      AdministeredScanSource,
      SwitchScanSourceRequest & { readonly name: string }
    >({
      ...calling(switchScanSource, ({ name, ...body }) => ({ params: { name }, body })),
      invalidatesTags: ['scanSource'],
    }),
  }),
})

export const { useListServicesQuery, useListScanSourcesQuery, useSwitchScanSourceMutation } = servicesApi
