import type { ReadMetricsResponse, ReadPromotionResponse } from '@originseal/contracts'
import { readMetrics } from '@originseal/contracts/billing/endpoints'
import { readPromotion } from '@originseal/contracts/identity/endpoints'
import { api } from '../../../api/api'
import { calling } from '../../../api/endpoint'

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPromotion: build.query<ReadPromotionResponse, void>(calling(readPromotion, () => ({}))),
    readMetrics: build.query<ReadMetricsResponse, void>(calling(readMetrics, () => ({}))),
  }),
})

export const { useReadPromotionQuery, useReadMetricsQuery } = homeApi
