import type {
  AnalyseTrademarkResponse,
  ClassifyGoodsResponse,
  TrademarkAnalysis,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/trademark/endpoints'
import { api } from '../../api/api'
import { callTrademark, problemOfFailure } from './trademark-client'

/** A name, the classes that it is for, and whether a member asks. */
export interface NameQuestion {
  readonly name: string
  readonly classes: readonly number[]
}

const inClasses = (classes: readonly number[]) => (classes.length > 0 ? { class: classes.join(',') } : {})

const trademarkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchTrademarks: build.query<TrademarkAnalysis, NameQuestion>({
      queryFn: async ({ name, classes }, context) => {
        const { data, error } = await callTrademark<
          typeof endpoints.searchTrademarks,
          AnalyseTrademarkResponse
        >(endpoints.searchTrademarks, { query: { name, ...inClasses(classes) } }, context as never)
        return error ? { error: problemOfFailure(error) } : { data: data.data }
      },
    }),
    analyseTrademark: build.query<TrademarkAnalysis, NameQuestion>({
      queryFn: async ({ name, classes }, context) => {
        const { data, error } = await callTrademark<
          typeof endpoints.analyseTrademark,
          AnalyseTrademarkResponse
        >(endpoints.analyseTrademark, { body: { name, ...inClasses(classes) } }, context as never)
        return error ? { error: problemOfFailure(error) } : { data: data.data }
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
