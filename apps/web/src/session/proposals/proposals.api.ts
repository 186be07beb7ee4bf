import {
  approveProposal,
  listProposals,
  proposeAct,
  refuseProposal,
  takeApproval,
} from '@originseal/contracts/identity/endpoints'
import type { ListProposalsResponse, Proposal, ProposeActRequest } from '@originseal/contracts'
import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { api } from '../../api/api'
import { decode } from '../../api/decode'
import { calling, flatListing, requestTo } from '../../api/endpoint'
import { actOf } from './proposed-acts.rules'

export interface ProposalFilter {
  readonly open?: 'true'
  readonly search?: string
}
interface OfProposal {
  readonly id: string
}

const proposalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProposals: build.infiniteQuery<ListProposalsResponse, ProposalFilter, string | null>({
      ...flatListing(listProposals, (filter: ProposalFilter) => filter),
      providesTags: ['proposal'],
    }),
    proposeAct: build.mutation<Proposal, ProposeActRequest>({
      ...calling(proposeAct, (body: ProposeActRequest) => ({ body })),
      invalidatesTags: ['proposal'],
    }),
    approveProposal: build.mutation<Proposal, OfProposal & { readonly digest: string }>({
      ...calling(approveProposal, ({ id, digest }) => ({ params: { id }, body: { digest } })),
      invalidatesTags: ['proposal'],
    }),
    refuseProposal: build.mutation<Proposal, OfProposal & { readonly reason: string }>({
      ...calling(refuseProposal, ({ id, reason }) => ({ params: { id }, body: { reason } })),
      invalidatesTags: ['proposal'],
    }),
    /** Does what was approved. `entered`: the secrets that the proposal does not hold. */
    actOnProposal: build.mutation<null, OfProposal & { readonly entered: Readonly<Record<string, string>> }>({
      async queryFn({ id, entered }, _api, _options, fetch) {
        const taken = await fetch(requestTo(takeApproval, { params: { id } }))
        if (taken.error) return { error: taken.error }
        const decoded = decode(takeApproval.response.json, taken.data, 'API response missing proof')
        if ('error' in decoded) return decoded
        const { operation, params, body, idempotencyKey, proof } = decoded.data
        const endpoint = actOf(operation)
        if (!endpoint) return { error: { status: 'unexpected-answer' } }
        const whole = { ...(body as object | undefined), ...entered }
        const request: FetchArgs = requestTo(endpoint, { params, body: whole, idempotencyKey })
        const headers = { ...(request.headers as Record<string, string>), 'four-eyes': proof }
        const done = await fetch({ ...request, headers })
        return done.error ? { error: done.error } : { data: null }
      },
      invalidatesTags: ['proposal', 'user', 'userPlan', 'payment', 'providerKey', 'catalogueVersion'],
    }),
  }),
})

export const {
  useActOnProposalMutation,
  useApproveProposalMutation,
  useListProposalsInfiniteQuery,
  useProposeActMutation,
  useRefuseProposalMutation,
} = proposalsApi
