import type {
  DiscardJobRequest,
  ListTroubledJobsRequest,
  ListTroubledJobsResponse,
  RetryJobsRequest,
  ServiceName,
} from '@originseal/contracts'
import * as admin from '@originseal/contracts/admin/job-endpoints'
import * as billing from '@originseal/contracts/billing/job-endpoints'
import * as enforcement from '@originseal/contracts/enforcement/job-endpoints'
import * as identity from '@originseal/contracts/identity/job-endpoints'
import * as protection from '@originseal/contracts/protection/job-endpoints'
import * as scans from '@originseal/contracts/scan-orchestrator/job-endpoints'
import * as trademark from '@originseal/contracts/trademark/job-endpoints'
import { api } from '../../api/api'
import { requestTo } from '../../api/endpoint'

interface OfService {
  readonly service: ServiceName
}

const lists = {
  identity: identity.listIdentityJobs,
  billing: billing.listBillingJobs,
  enforcement: enforcement.listEnforcementJobs,
  protection: protection.listProtectionJobs,
  'scan-orchestrator': scans.listScanJobs,
  trademark: trademark.listTrademarkJobs,
  admin: admin.listAdminJobs,
}
const retries = {
  identity: identity.retryIdentityJobs,
  billing: billing.retryBillingJobs,
  enforcement: enforcement.retryEnforcementJobs,
  protection: protection.retryProtectionJobs,
  'scan-orchestrator': scans.retryScanJobs,
  trademark: trademark.retryTrademarkJobs,
  admin: admin.retryAdminJobs,
}
const discards = {
  identity: identity.discardIdentityJob,
  billing: billing.discardBillingJob,
  enforcement: enforcement.discardEnforcementJob,
  protection: protection.discardProtectionJob,
  'scan-orchestrator': scans.discardScanJob,
  trademark: trademark.discardTrademarkJob,
  admin: admin.discardAdminJob,
}

/** Services that have jobs, in the order of the page. */
export const jobServices = Object.keys(lists) as ServiceName[]

const changesJobs = { invalidatesTags: ['job'] } as const

const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTroubledJobs: build.query<ListTroubledJobsResponse, OfService & ListTroubledJobsRequest>({
      query: ({ service, ...query }) => requestTo(lists[service], { query }),
      // Every service answers the same.
      rawResponseSchema: identity.listIdentityJobs.response.json,
      providesTags: ['job'],
    }),
    retryJobs: build.mutation<unknown, OfService & RetryJobsRequest>({
      query: ({ service, ...body }) => requestTo(retries[service], { body }),
      ...changesJobs,
    }),
    discardJob: build.mutation<unknown, OfService & DiscardJobRequest>({
      query: ({ service, ...body }) => requestTo(discards[service], { body }),
      ...changesJobs,
    }),
  }),
})

export const { useListTroubledJobsQuery, useRetryJobsMutation, useDiscardJobMutation } = jobsApi
