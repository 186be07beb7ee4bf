import { sessionResponse, sessionUser, verifyResponse, type LoginRequest } from '@originseal/contracts'
import { z } from 'zod'
import { api } from '../api/api'
import type { OpenedSession, User } from './user'

/** The contract's user, with a role that may be of tomorrow. */
const user = sessionUser.extend({ role: z.string() })
const openedSession = sessionResponse.extend({ user })
const verifiedUser = verifyResponse.extend({ user })

/** The caller proves itself by what it sends along: a 401 speaks of that, not of the stored token. */
const withCredentials = { provesItself: true } as const

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<OpenedSession, LoginRequest>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      extraOptions: withCredentials,
      rawResponseSchema: openedSession,
    }),
    /** Opens the session that social sign-in has prepared; its token works once. */
    exchange: build.mutation<OpenedSession, string>({
      query: (token) => ({ url: '/auth/exchange', method: 'POST', body: { token } }),
      extraOptions: withCredentials,
      rawResponseSchema: openedSession,
    }),
    /** The proof is the HttpOnly cookie. */
    refresh: build.mutation<OpenedSession, void>({
      query: () => ({ url: '/auth/refresh', method: 'POST' }),
      extraOptions: withCredentials,
      rawResponseSchema: openedSession,
    }),
    verify: build.mutation<User, 'admin' | 'member'>({
      query: (door) => (door === 'admin' ? '/admin/verify' : '/auth/verify'),
      rawResponseSchema: verifiedUser,
      transformResponse: (answer: { user: User }) => answer.user,
    }),
    /** With the token of the session that has just ended here; none is stored any more. */
    logout: build.mutation<unknown, string | undefined>({
      query: (token) => ({
        url: '/auth/logout',
        method: 'POST',
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      }),
      extraOptions: withCredentials,
    }),
    logoutEverywhere: build.mutation<unknown, void>({
      query: () => ({ url: '/auth/logout-everywhere', method: 'POST' }),
    }),
    /** What a visitor sealed before the login becomes the account's. */
    claimTrialWorks: build.mutation<unknown, { trialToken: string; idempotencyKey: string }>({
      query: ({ trialToken, idempotencyKey }) => ({
        url: '/account/trial-works',
        method: 'POST',
        body: { trialToken },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['work', 'scan'],
    }),
  }),
})

export const { useLoginMutation, useExchangeMutation } = sessionApi
