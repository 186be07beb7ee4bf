import type {
  AnalyseTrademarkResponse,
  ClassifyGoodsResponse,
  FoundMarkView,
  TrademarkAnalysis,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/trademark/endpoints'
import { api } from '../../api/api'
import { searchResultsIn } from './search-results.rules'
import { callTrademark, problemOfFailure } from './trademark-client'

/** A name, and the classes that it is for; none for all. */
export interface NameQuestion {
  readonly name: string
  readonly classes: readonly number[]
}

const inClasses = (classes: readonly number[]) => (classes.length > 0 ? { class: classes.join(',') } : {})

/** The analysis, with what was found wherever the answer has it (TM-02). */
const analysisIn = (answer: AnalyseTrademarkResponse): TrademarkAnalysis => ({
  ...answer.data,
  ...searchResultsIn<FoundMarkView>(answer),
})

const trademarkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchTrademarks: build.query<TrademarkAnalysis, NameQuestion>({
      queryFn: async ({ name, classes }, context) => {
        const { data, error } = await callTrademark<
          typeof endpoints.searchTrademarks,
          AnalyseTrademarkResponse
        >(endpoints.searchTrademarks, { query: { name, ...inClasses(classes) } }, context as never)
        return error ? { error: problemOfFailure(error) } : { data: analysisIn(data) }
      },
    }),
    analyseTrademark: build.query<TrademarkAnalysis, NameQuestion>({
      queryFn: async ({ name, classes }, context) => {
        const { data, error } = await callTrademark<
          typeof endpoints.analyseTrademark,
          AnalyseTrademarkResponse
        >(endpoints.analyseTrademark, { body: { name, ...inClasses(classes) } }, context as never)
        return error ? { error: problemOfFailure(error) } : { data: analysisIn(data) }
      },
    }),
    classifyGoods: build.query<ClassifyGoodsResponse['data'], string>({
      queryFn: async (description, context) => {
        const { data, error } = await callTrademark<typeof endpoints.classifyGoods, ClassifyGoodsResponse>(
          endpoints.classifyGoods,
          { body: { description } },
          context as never,
        )
        return error ? { error: problemOfFailure(error) } : { data: data.data }
      },
    }),
  }),
})

export const { useSearchTrademarksQuery, useAnalyseTrademarkQuery, useClassifyGoodsQuery } = trademarkApi
