import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query'
import type { Problem } from './problem'

/**
 * The one client of the gateway. Features add their calls with `injectEndpoints`, each with the contract's
 * schema as `rawResponseSchema`: an answer that does not fit it is a problem, never a guess.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 60,
  catchSchemaFailure: (failure): Problem => {
    console.error(`${failure.schemaName} does not fit the answer`, failure.issues)
    return { status: 'unexpected-answer' }
  },
  endpoints: () => ({}),
})
