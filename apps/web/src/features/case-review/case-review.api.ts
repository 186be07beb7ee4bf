import type {
  AdministeredCaseView,
  AssignMailRequest,
  CaseState,
  DayRange,
  DecideClaimantRequest,
  DiscardMailRequest,
  ListAdministeredCasesResponse,
  DecideClaimReportRequest,
  ListClaimReportsResponse,
  ListReviewedClaimantsResponse,
  ListUnrecognisedMailsResponse,
  ReviewedClaimant,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { api } from '../../api/api'
import { download } from '../../api/download'
import { calling, flatListing, listing, requestTo } from '../../api/endpoint'

interface Addressed {
  readonly id: string
}

export interface CaseFilter extends DayRange {
  readonly search?: string
  readonly state?: CaseState
  readonly late?: 'true'
  readonly unsent?: 'true'
}

/** What was decided changes what is still to be decided. */
const ofReview = { invalidatesTags: ['caseReview'] } as const

const caseReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdministeredCases: build.infiniteQuery<ListAdministeredCasesResponse, CaseFilter, string | null>(
      flatListing(endpoints.listAdministeredCases, (filter: CaseFilter) => filter),
    ),
    readAdministeredCase: build.query<AdministeredCaseView, string>({
      ...calling(endpoints.readAdministeredCase, (id: string) => ({ params: { id } })),
      providesTags: ['caseReview', 'negotiation'],
    }),
    exportAdministeredCases: build.mutation<null, CaseFilter & { reason: string }>({
      queryFn: (body, _api, _options, fetch) =>
        download(fetch, requestTo(endpoints.exportAdministeredCases, { body }), 'cases.csv'),
    }),
    listReviewedClaimants: build.query<ReviewedClaimant[], void>({
      ...calling(endpoints.listReviewedClaimants, () => ({})),
      transformResponse: ({ data }: ListReviewedClaimantsResponse) => data,
      providesTags: ['caseReview'],
    }),
    decideClaimant: build.mutation<unknown, Addressed & DecideClaimantRequest>({
      ...calling(endpoints.decideClaimant, ({ id, ...body }: Addressed & DecideClaimantRequest) => ({
        params: { id },
        body,
      })),
      ...ofReview,
    }),
    listClaimReports: build.infiniteQuery<ListClaimReportsResponse['data'], void, string | null>({
      ...listing(endpoints.listClaimReports),
      providesTags: ['caseReview'],
    }),
    decideClaimReport: build.mutation<unknown, Addressed & DecideClaimReportRequest>({
      ...calling(endpoints.decideClaimReport, ({ id, ...body }: Addressed & DecideClaimReportRequest) => ({
        params: { id },
        body,
      })),
      ...ofReview,
    }),
    listUnrecognisedMails: build.infiniteQuery<ListUnrecognisedMailsResponse['data'], void, string | null>({
      ...listing(endpoints.listUnrecognisedMails),
      providesTags: ['caseReview'],
    }),
    assignMail: build.mutation<unknown, Addressed & AssignMailRequest>({
      ...calling(endpoints.assignMail, ({ id, ...body }: Addressed & AssignMailRequest) => ({
        params: { id },
        body,
      })),
      ...ofReview,
    }),
    discardMail: build.mutation<unknown, Addressed & DiscardMailRequest>({
      ...calling(endpoints.discardMail, ({ id, ...body }: Addressed & DiscardMailRequest) => ({
        params: { id },
        body,
      })),
      ...ofReview,
    }),
  }),
})

export const {
  useListAdministeredCasesInfiniteQuery,
  useReadAdministeredCaseQuery,
  useExportAdministeredCasesMutation,
  useListReviewedClaimantsQuery,
  useDecideClaimantMutation,
  useListClaimReportsInfiniteQuery,
  useDecideClaimReportMutation,
  useListUnrecognisedMailsInfiniteQuery,
  useAssignMailMutation,
  useDiscardMailMutation,
} = caseReviewApi
