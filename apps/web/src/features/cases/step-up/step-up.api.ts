import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import { requestStepUpCode, stepUp } from '@originseal/contracts/identity/endpoints'
import type { StepUpRequest } from '@originseal/contracts'
import { api } from '../../../api/api'
import { decode } from '../../../api/decode'
import { calling, requestTo } from '../../../api/endpoint'
import type { Problem } from '../../../api/problem'

const stepUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestStepUpCode: build.mutation<unknown, void>(calling(requestStepUpCode, () => ({}))),
  }),
})
export const { useRequestStepUpCodeMutation } = stepUpApi

type Fetch = (call: FetchArgs) => ReturnType<BaseQueryFn<FetchArgs, unknown, Problem>>

/**
 * A proof that the caller is still who logged in, for another call that wants one.
 * @param secret the password, or the code that was mailed
 */
export async function proveAgain(
  fetch: Fetch,
  secret: StepUpRequest,
): Promise<{ data: string } | { error: Problem }> {
  const answer = await fetch(requestTo(stepUp, { body: secret }))
  if (answer.error) return { error: answer.error }
  const decoded = decode(stepUp.response.json, answer.data, 'API response missing proof')
  return 'error' in decoded ? decoded : { data: decoded.data.data.proof }
}
