import type { ReadMetricsResponse, ReadPromotionResponse } from '@originseal/contracts'
import { readMetrics, readVictories } from '@originseal/contracts/enforcement/home-page-endpoints'
import { readPromotion } from '@originseal/contracts/identity/endpoints'
import { api } from '../../../api/api'
import { calling, callOptionsOf, requestTo } from '../../../api/endpoint'

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPromotion: build.query<ReadPromotionResponse, void>(calling(readPromotion, () => ({}))),
    readMetrics: build.query<ReadMetricsResponse, void>(calling(readMetrics, () => ({}))),
    /** Its answer has several forms (HOME-12): `victoriesIn` reads it. */
    readVictories: build.query<unknown, void>({
      query: () => requestTo(readVictories, {}),
      extraOptions: callOptionsOf(readVictories),
    }),
  }),
})

export const { useReadPromotionQuery, useReadMetricsQuery, useReadVictoriesQuery } = homeApi
