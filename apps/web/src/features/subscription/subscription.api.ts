import type { ReadSubscriptionResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSubscription: build.query<ReadSubscriptionResponse, void>({
      ...calling(endpoints.readSubscription, () => ({})),
      providesTags: ['subscription'],
    }),
    cancelSubscription: build.mutation<ReadSubscriptionResponse, void>({
      ...calling(endpoints.cancelSubscription, () => ({})),
      invalidatesTags: ['subscription'],
    }),
    retryRenewal: build.mutation<unknown, void>({
      ...calling(endpoints.retryRenewal, () => ({})),
      invalidatesTags: ['subscription'],
    }),
  }),
})

export const { useReadSubscriptionQuery, useCancelSubscriptionMutation, useRetryRenewalMutation } =
  subscriptionApi
