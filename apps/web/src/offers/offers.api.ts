import type { ReadCatalogueResponse } from '@originseal/contracts'
import { readCatalogue } from '@originseal/contracts/billing/endpoints'
import { api } from '../api/api'
import { calling } from '../api/endpoint'

const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is sold today, and for how much. */
    readCatalogue: build.query<ReadCatalogueResponse, void>(calling(readCatalogue, () => ({}))),
  }),
})

export const { useReadCatalogueQuery } = offersApi
