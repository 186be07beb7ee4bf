import {
  sessionResponse,
  sessionUser,
  verifyResponse,
  type LoginRequest,
  type ReadSocialProvidersResponse,
  type SocialProvider,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { z } from 'zod'
import { api } from '../api/api'
import { callOptionsOf, calling, requestTo } from '../api/endpoint'
import { offerPart } from '../loading/parts-on-hand'
import type { OpenedSession, User } from './user'

/** The contract's user, with a role that may be of tomorrow. */
const user = sessionUser.extend({ role: z.string() })
const openedSession = { rawResponseSchema: sessionResponse.extend({ user }) }
const verifiedUser = verifyResponse.extend({ user })

interface ClaimTrialWorks {
  readonly trialToken: string
  readonly idempotencyKey: string
}

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<OpenedSession, LoginRequest>({
      ...calling(endpoints.login, (body: LoginRequest) => ({ body })),
      ...openedSession,
    }),
    /** Opens the session that social sign-in has prepared; its token works once. */
    exchange: build.mutation<OpenedSession, string>({
      ...calling(endpoints.exchange, (token: string) => ({ body: { token } })),
      ...openedSession,
    }),
    /** The proof is the HttpOnly cookie. */
    refresh: build.mutation<OpenedSession, void>({
      ...calling(endpoints.refresh, () => ({})),
      ...openedSession,
    }),
    verify: build.mutation<User, 'admin' | 'member'>({
      query: (area) =>
        requestTo(area === 'admin' ? endpoints.verifyAdministrator : endpoints.verifySession, {}),
      rawResponseSchema: verifiedUser,
      transformResponse: (answer: { user: User }) => answer.user,
    }),
    /** With the token of the session that has just ended here; none is stored any more. */
    logout: build.mutation<unknown, string | undefined>({
      query: (token) => ({
        ...requestTo(endpoints.logout, {}),
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      }),
      extraOptions: callOptionsOf(endpoints.logout),
    }),
    logoutEverywhere: build.mutation<unknown, void>(calling(endpoints.logoutEverywhere, () => ({}))),
    /** The ways in beside a password that this installation has. */
    socialProviders: build.query<SocialProvider[], void>({
      ...calling(endpoints.readSocialProviders, () => ({})),
      transformResponse: (answer: ReadSocialProvidersResponse) => answer.data.providers,
    }),
    /** What a visitor sealed before the login becomes the account's. */
    claimTrialWorks: build.mutation<unknown, ClaimTrialWorks>({
      ...calling(endpoints.claimTrialWorks, ({ trialToken, idempotencyKey }: ClaimTrialWorks) => ({
        body: { trialToken },
        idempotencyKey,
      })),
      invalidatesTags: ['work', 'scan'],
    }),
  }),
})

export const { useLoginMutation, useExchangeMutation, useSocialProvidersQuery } = sessionApi

offerPart('session-api', { sessionApi })
