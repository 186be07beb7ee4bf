import type { ListUnitLinesResponse, ReadUnitsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { api } from '../../api/api'
import { calling, listing } from '../../api/endpoint'

/** What was spent is told a moment later: these are read again whenever a page shows them. */
const unitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readUnits: build.query<ReadUnitsResponse['units'], void>({
      ...calling(endpoints.readUnits, () => ({})),
      transformResponse: (answer: ReadUnitsResponse) => answer.units,
      providesTags: ['units'],
    }),
    /** One's own, newest first, a page at a time. */
    listUnitLines: build.infiniteQuery<ListUnitLinesResponse['data'], void, string | null>({
      ...listing(endpoints.listUnitLines),
      providesTags: ['units'],
    }),
  }),
})

export const { useReadUnitsQuery, useListUnitLinesInfiniteQuery } = unitsApi
