import type { CaseState, CaseView, ListCasesResponse, SummarizeCasesResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { api } from '../../api/api'
import { calling, requestTo } from '../../api/endpoint'
import type { Problem } from '../../api/problem'

type CasePage = ListCasesResponse['data']
export type CaseSummary = SummarizeCasesResponse['data']

/** Which cases are listed; all of them where nothing is said. */
interface Listed {
  readonly state?: CaseState | undefined
  readonly workId?: string | undefined
}

const acts = {
  withdraw: endpoints.withdrawCase,
  giveUp: endpoints.giveUpCase,
  tryAgain: endpoints.tryCaseAgain,
} as const
/** What an owner can do with a case by a press of a button. */
export type CaseAct = keyof typeof acts

interface Acting {
  readonly caseId: string
  readonly act: CaseAct
  /** The same for each try, so that it is done once. */
  readonly idempotencyKey: string
}

const casesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One's own, newest first, a page at a time, with how many are in each state. */
    listCases: build.infiniteQuery<CasePage, Listed, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }: CasePage) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        requestTo(endpoints.listCases, { query: { ...queryArg, cursor: pageParam ?? undefined } }),
      rawResponseSchema: endpoints.listCases.response.json,
      transformResponse: ({ data }: ListCasesResponse) => data,
      providesTags: ['case'],
    }),
    summarizeCases: build.query<CaseSummary, void>({
      ...calling(endpoints.summarizeCases, () => ({})),
      transformResponse: (answer: SummarizeCasesResponse) => answer.data,
      providesTags: ['case', 'finding'],
    }),
    readCase: build.query<CaseView, string>({
      ...calling(endpoints.readCase, (id: string) => ({ params: { id } })),
      providesTags: ['case'],
    }),
    actOnCase: build.mutation<CaseView, Acting>({
      query: ({ caseId, act, idempotencyKey }) =>
        requestTo(acts[act], { params: { id: caseId }, idempotencyKey }),
      rawResponseSchema: endpoints.readCase.response.json,
      // Also where it was refused: the case has moved on, and is to be looked at again.
      invalidatesTags: (_answer, problem: Problem | undefined) =>
        problem && problem.code !== 'CASE_STATE_CHANGED' ? [] : ['case', 'finding', 'units'],
    }),
  }),
})

export const { useListCasesInfiniteQuery, useSummarizeCasesQuery, useReadCaseQuery, useActOnCaseMutation } =
  casesApi
