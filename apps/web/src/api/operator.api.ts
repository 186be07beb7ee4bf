import type { Operator, ReadOperatorResponse } from '@originseal/contracts'
import { readOperator } from '@originseal/contracts/identity/endpoints'
import { api } from './api'
import { calling } from './endpoint'

const operatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOperator: build.query<Operator, void>({
      ...calling(readOperator, () => ({})),
      transformResponse: (answer: ReadOperatorResponse) => answer.data.operator,
    }),
  }),
})

export const { useReadOperatorQuery } = operatorApi
