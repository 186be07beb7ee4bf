import type {
  DecideFindingsRequest,
  FindingDecision,
  ListDecisionsResponse,
  ListedCase,
  OpenCasesResponse,
  PreviewCasesResponse,
  ReadWorkbenchResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { api } from '../../api/api'
import { calling, requestTo } from '../../api/endpoint'
import type { Problem } from '../../api/problem'
import type { FindingFilter } from './workbench.rules'

export type WorkbenchFindings = ReadWorkbenchResponse['data']
type DecisionsPage = ListDecisionsResponse['data']
/** Which of them; all where nothing is said. */
type WorkbenchFilter = Pick<FindingFilter, 'workId' | 'risk'>
export type CasesPreview = PreviewCasesResponse['data']

interface Opening {
  readonly findingIds: readonly string[]
  /** The same for each try, so that no case is opened twice. */
  readonly idempotencyKey: string
}

const pageSize = 50

/** Findings are read again after a command that succeeded. */
const ofFindings = {
  invalidatesTags: (_answer: unknown, problem: Problem | undefined) => (problem ? [] : ['finding' as const]),
}

const workbenchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What waits for a decision, the most certain first, a page at a time. */
    readWorkbench: build.infiniteQuery<WorkbenchFindings, WorkbenchFilter, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }: WorkbenchFindings) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        requestTo(endpoints.readWorkbench, {
          query: { ...queryArg, cursor: pageParam ?? undefined, limit: pageSize },
        }),
      rawResponseSchema: endpoints.readWorkbench.response.json,
      transformResponse: ({ data }: ReadWorkbenchResponse) => data,
      providesTags: ['finding'],
    }),
    /** What was decided earlier, the latest first, a page at a time; null for every decision. */
    listDecisions: build.infiniteQuery<DecisionsPage, FindingDecision | null, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }: DecisionsPage) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        requestTo(endpoints.listDecisions, {
          query: { decision: queryArg ?? undefined, cursor: pageParam ?? undefined },
        }),
      rawResponseSchema: endpoints.listDecisions.response.json,
      transformResponse: ({ data }: ListDecisionsResponse) => data,
      providesTags: ['finding'],
    }),
    decideFindings: build.mutation<unknown, DecideFindingsRequest>({
      ...calling(endpoints.decideFindings, (body: DecideFindingsRequest) => ({ body })),
      ...ofFindings,
    }),
    reopenFindings: build.mutation<unknown, readonly string[]>({
      ...calling(endpoints.reopenFindings, (ids: readonly string[]) => ({ body: { findingIds: [...ids] } })),
      ...ofFindings,
    }),
    /** What opening cases would cost, and how it stands with each; nothing is spent. */
    previewCases: build.query<CasesPreview, readonly string[]>({
      ...calling(endpoints.previewCases, (ids: readonly string[]) => ({ body: { findingIds: [...ids] } })),
      transformResponse: (answer: PreviewCasesResponse) => answer.data,
      keepUnusedDataFor: 0,
    }),
    openCases: build.mutation<ListedCase[], Opening>({
      ...calling(endpoints.openCases, ({ findingIds, idempotencyKey }: Opening) => ({
        body: { findingIds: [...findingIds] },
        idempotencyKey,
      })),
      transformResponse: (answer: OpenCasesResponse) => answer.data.cases,
      invalidatesTags: (_answer, problem) => (problem ? [] : ['finding', 'case', 'units']),
    }),
  }),
})

export const {
  useReadWorkbenchInfiniteQuery,
  useListDecisionsInfiniteQuery,
  useDecideFindingsMutation,
  useReopenFindingsMutation,
  usePreviewCasesQuery,
  useOpenCasesMutation,
} = workbenchApi
