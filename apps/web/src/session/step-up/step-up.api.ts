import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import {
  askPasskey,
  askPasskeyAtLogin,
  passSecondFactor,
  readSecondFactors,
  requestStepUpCode,
  stepUp,
} from '@originseal/contracts/identity/endpoints'
import {
  sessionResponse,
  sessionUser,
  type PasskeyOptionsResponse,
  type PassSecondFactorRequest,
  type ReadSecondFactorsResponse,
  type StepUpPurpose,
  type StepUpResponse,
} from '@originseal/contracts'
import { z } from 'zod'
import { api } from '../../api/api'
import { decode } from '../../api/decode'
import { calling, requestTo } from '../../api/endpoint'
import type { Problem } from '../../api/problem'
import type { OpenedSession } from '../user'
import type { StepUpSecret } from './step-up.rules'

/** The contract's user, with a role that may be of tomorrow. */
const openedSession = sessionResponse.extend({ user: sessionUser.extend({ role: z.string() }) })

const stepUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestStepUpCode: build.mutation<unknown, void>(calling(requestStepUpCode, () => ({}))),
    /** A proof for one call. */
    proveFor: build.mutation<string, { readonly secret: StepUpSecret; readonly purpose: StepUpPurpose }>({
      ...calling(stepUp, ({ secret, purpose }: { secret: StepUpSecret; purpose: StepUpPurpose }) => ({
        body: { ...secret, for: purpose },
      })),
      transformResponse: (answer: StepUpResponse) => answer.data.proof,
    }),
    readSecondFactors: build.query<ReadSecondFactorsResponse['data'], void>({
      ...calling(readSecondFactors, () => ({})),
      transformResponse: (answer: ReadSecondFactorsResponse) => answer.data,
      providesTags: ['account'],
    }),
    askPasskey: build.mutation<object, void>({
      ...calling(askPasskey, () => ({})),
      transformResponse: (answer: PasskeyOptionsResponse) => answer.data.options,
    }),
    askPasskeyAtLogin: build.mutation<object, string>({
      ...calling(askPasskeyAtLogin, (challenge: string) => ({ body: { challenge } })),
      transformResponse: (answer: PasskeyOptionsResponse) => answer.data.options,
    }),
    passSecondFactor: build.mutation<OpenedSession, PassSecondFactorRequest>({
      ...calling(passSecondFactor, (body: PassSecondFactorRequest) => ({ body })),
      rawResponseSchema: openedSession,
    }),
  }),
})
export const {
  useAskPasskeyAtLoginMutation,
  useAskPasskeyMutation,
  usePassSecondFactorMutation,
  useProveForMutation,
  useReadSecondFactorsQuery,
  useRequestStepUpCodeMutation,
} = stepUpApi

type Fetch = (call: FetchArgs) => ReturnType<BaseQueryFn<FetchArgs, unknown, Problem>>

/** A proof that the caller is still who logged in, for another call that has it in its body. */
export async function proveAgain(
  fetch: Fetch,
  secret: StepUpSecret,
): Promise<{ data: string } | { error: Problem }> {
  const answer = await fetch(requestTo(stepUp, { body: secret }))
  if (answer.error) return { error: answer.error }
  const decoded = decode(stepUp.response.json, answer.data, 'API response missing proof')
  return 'error' in decoded ? decoded : { data: decoded.data.data.proof }
}
