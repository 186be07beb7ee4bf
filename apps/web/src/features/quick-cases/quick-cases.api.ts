import type {
  ListQuickCasesResponse,
  ListWorksResponse,
  QuickCaseView,
  ReadScanResponse,
  StartScanResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { listWorks } from '@originseal/contracts/protection/endpoints'
import { readScan, startScan } from '@originseal/contracts/scan-orchestrator/endpoints'
import { api } from '../../api/api'
import { calling, requestTo } from '../../api/endpoint'

export type Comparison = ReadScanResponse['data']
/** What a page can be compared with. */
export type Original = ListWorksResponse['data']['works'][number]

interface CompareQuickCase {
  readonly quickCase: QuickCaseView
  readonly workId: string
  /** The same for each try, so that one scan is started. */
  readonly idempotencyKey: string
}

const quickCasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuickCases: build.query<QuickCaseView[], void>({
      ...calling(endpoints.listQuickCases, () => ({})),
      transformResponse: (answer: ListQuickCasesResponse) => answer.data.quickCases,
      providesTags: ['quickCase'],
    }),
    saveQuickCase: build.mutation<unknown, string>({
      ...calling(endpoints.saveQuickCase, (pageUrl: string) => ({ body: { pageUrl } })),
      invalidatesTags: ['quickCase'],
    }),
    dismissQuickCase: build.mutation<unknown, string>({
      ...calling(endpoints.dismissQuickCase, (id: string) => ({ params: { id } })),
      invalidatesTags: ['quickCase'],
    }),
    /** Starts a scan of the work that looks at the page too, and says so of the quick case. */
    compareQuickCase: build.mutation<null, CompareQuickCase>({
      async queryFn({ quickCase: { id, pageUrl }, workId, idempotencyKey }, _api, _options, fetch) {
        const scan = { params: { id: workId }, body: { page: pageUrl }, idempotencyKey }
        const started = await fetch(requestTo(startScan, scan))
        if (started.error) return { error: started.error }
        const { scanId } = started.data as StartScanResponse
        const said = await fetch(
          requestTo(endpoints.compareQuickCase, { params: { id }, body: { workId, scanId } }),
        )
        return said.error ? { error: said.error } : { data: null }
      },
      invalidatesTags: ['quickCase', 'scan', 'units'],
    }),
    readComparison: build.query<Comparison, string>({
      ...calling(readScan, (id: string) => ({ params: { id } })),
      transformResponse: (answer: ReadScanResponse) => answer.data,
      providesTags: ['scan'],
    }),
    /** The newest works. */
    listOriginals: build.query<readonly Original[], void>({
      ...calling(listWorks, () => ({ query: { limit: 50 } })),
      transformResponse: (answer: ListWorksResponse) => answer.data.works,
      providesTags: ['work'],
    }),
  }),
})

export const {
  useListQuickCasesQuery,
  useSaveQuickCaseMutation,
  useDismissQuickCaseMutation,
  useCompareQuickCaseMutation,
  useReadComparisonQuery,
  useListOriginalsQuery,
} = quickCasesApi
