import type { ReadTrackingResponse, TryConversionRequest, TryConversionResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

const pixelDebugApi = api.injectEndpoints({
  endpoints: (build) => ({
    readTracking: build.query<ReadTrackingResponse, void>(calling(endpoints.readTracking, () => ({}))),
    tryConversion: build.mutation<TryConversionResponse, TryConversionRequest>(
      calling(endpoints.tryConversion, (body: TryConversionRequest) => ({ body })),
    ),
  }),
})

export const { useReadTrackingQuery, useTryConversionMutation } = pixelDebugApi
