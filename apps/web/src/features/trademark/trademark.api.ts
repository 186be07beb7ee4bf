import {
  limits,
  type AnalyseTrademarkResponse,
  type CallOf,
  type ClassifyGoodsResponse,
  type EndpointDefinition,
  type FoundMarkView,
  type ListTrademarkReportsResponse,
  type AnswerOf,
  type PictureSearch,
  type RegisterSnapshot,
  type TrademarkAnalysis,
  type TrademarkReport,
  type TrademarkWatch,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/trademark/endpoints'
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { api } from '../../api/api'
import { download } from '../../api/download'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { upload } from '../../api/upload'
import { requestTo } from '../../api/endpoint'
import type { Problem } from '../../api/problem'
import { searchResultsIn } from './search-results.rules'
import { callTrademark, isNoJson, problemOfFailure } from './trademark-client'

/** A name, and the classes that it is for; none for all. */
export interface NameQuestion {
  readonly name: string
  readonly classes: readonly number[]
}

/** With what is sold, which says the similar groups. */
export interface AnalysisQuestion extends NameQuestion {
  readonly goods: string
}

/** A logo, and what the search for marks that look like it is limited to. */
export interface PictureQuestion {
  readonly file: File
  readonly classes: readonly number[]
  /** A category of figurative elements, or nothing. */
  readonly figure: string
}

export type ReportOrder = CallOf<typeof endpoints.orderTrademarkReport>

const inClasses = (classes: readonly number[]) => (classes.length > 0 ? { class: classes.join(',') } : {})

/** The analysis, with what was found wherever the answer has it (TM-02). */
const analysisIn = (answer: AnalyseTrademarkResponse): TrademarkAnalysis => ({
  ...answer.data,
  ...searchResultsIn<FoundMarkView>(answer),
})

/** Calls an endpoint by the client of trademarks (TM-06), and gives of its answer what a page needs. */
const asking =
  <const Endpoint extends EndpointDefinition, Argument, Data>(
    endpoint: Endpoint,
    toCall: (argument: Argument) => CallOf<Endpoint>,
    dataIn: (answer: AnswerOf<Endpoint>) => Data,
  ) =>
  async (argument: Argument, context: BaseQueryApi) => {
    const { data, error } = await callTrademark<Endpoint, AnswerOf<Endpoint>>(
      endpoint,
      toCall(argument),
      context,
    )
    if (error) return { error: problemOfFailure(error) }
    if (isNoJson(data)) return { error: { status: 'unexpected-answer', reason: data.message } as Problem }
    return { data: dataIn(data) }
  }

const trademarkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readTrademarkRegister: build.query<RegisterSnapshot, void>({
      queryFn: asking(
        endpoints.readTrademarkRegister,
        () => ({}),
        ({ data }) => data.snapshot,
      ),
    }),
    searchTrademarks: build.query<TrademarkAnalysis, NameQuestion>({
      queryFn: asking(
        endpoints.searchTrademarks,
        ({ name, classes }) => ({ query: { name, ...inClasses(classes) } }),
        analysisIn,
      ),
    }),
    /** Nothing of the picture is kept, and asking again is no harm. */
    searchMarkPictures: build.mutation<PictureSearch, PictureQuestion>({
      queryFn: async ({ file, classes, figure }, queryApi) => {
        const fields = { class: classes.join(','), figure }
        const call = {
          form: { fields, file },
          idempotencyKey: newIdempotencyKey(),
          onProgress: () => undefined,
        }
        const answer = await upload(
          endpoints.searchMarkPictures,
          { ...call, missing: 'API response missing pictures' },
          queryApi,
        )
        return 'error' in answer ? answer : { data: answer.data.data }
      },
    }),
    analyseTrademark: build.query<TrademarkAnalysis, AnalysisQuestion>({
      queryFn: asking(
        endpoints.analyseTrademark,
        ({ name, classes, goods }) => ({
          body: { name, class: [...classes], ...(goods && { desc: goods }) },
        }),
        analysisIn,
      ),
    }),
    classifyGoods: build.query<ClassifyGoodsResponse['data'], string>({
      queryFn: asking(
        endpoints.classifyGoods,
        (description) => ({ body: { description } }),
        ({ data }) => data,
      ),
    }),
    orderTrademarkReport: build.mutation<TrademarkReport, ReportOrder>({
      queryFn: asking(
        endpoints.orderTrademarkReport,
        (order) => order,
        ({ data }) => data.report,
      ),
      invalidatesTags: ['trademarkReport', 'units'],
    }),
    /** One's own, newest first, a page at a time. */
    listTrademarkReports: build.infiniteQuery<ListTrademarkReportsResponse['data'], void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      queryFn: asking(
        endpoints.listTrademarkReports,
        ({ pageParam }) => ({ query: { limit: limits.page.usual, cursor: pageParam ?? undefined } }),
        ({ data }) => data,
      ),
      providesTags: ['trademarkReport'],
    }),
    watchTrademark: build.mutation<TrademarkWatch, NameQuestion>({
      queryFn: asking(
        endpoints.watchTrademark,
        ({ name, classes }) => ({ body: { name, class: [...classes] } }),
        ({ data }) => data.watch,
      ),
      invalidatesTags: ['trademarkWatch'],
    }),
    listTrademarkWatches: build.query<readonly TrademarkWatch[], void>({
      queryFn: asking(
        endpoints.listTrademarkWatches,
        () => ({}),
        ({ data }) => data.watches,
      ),
      providesTags: ['trademarkWatch'],
    }),
    endTrademarkWatch: build.mutation<null, string>({
      queryFn: asking(
        endpoints.endTrademarkWatch,
        (id) => ({ params: { id } }),
        () => null,
      ),
      invalidatesTags: ['trademarkWatch'],
    }),
    downloadTrademarkReport: build.mutation<null, TrademarkReport>({
      queryFn: ({ id }, _api, _options, fetch) =>
        download(
          fetch,
          requestTo(endpoints.downloadTrademarkReport, { params: { id } }),
          `trademark-report_${id}.pdf`,
        ),
    }),
  }),
})

export const {
  useSearchTrademarksQuery,
  useSearchMarkPicturesMutation,
  useAnalyseTrademarkQuery,
  useLazyAnalyseTrademarkQuery,
  useReadTrademarkRegisterQuery,
  useClassifyGoodsQuery,
  useOrderTrademarkReportMutation,
  useListTrademarkReportsInfiniteQuery,
  useDownloadTrademarkReportMutation,
  useWatchTrademarkMutation,
  useListTrademarkWatchesQuery,
  useEndTrademarkWatchMutation,
} = trademarkApi
