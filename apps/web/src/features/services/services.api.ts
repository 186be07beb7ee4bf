import type { ListServicesResponse } from '@originseal/contracts'
import { listServices } from '@originseal/contracts/admin/process-endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query<ListServicesResponse, void>(calling(listServices, () => ({}))),
  }),
})

export const { useListServicesQuery } = servicesApi
