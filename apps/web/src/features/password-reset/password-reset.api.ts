import type { RequestPasswordResetRequest, ResetPasswordRequest } from '@originseal/contracts'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { api } from '../../api/api'

/** One command of somebody who cannot log in; a key of its own each time it is given. */
const command =
  <Body>(url: string) =>
  (body: Body) => ({
    url,
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': newIdempotencyKey() },
  })

/** Whatever token is left in this browser has no say in this. */
const withoutSession = { provesItself: true } as const

const passwordResetApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Accepted whether or not there is such an account: nobody learns who is a member. */
    requestPasswordReset: build.mutation<unknown, RequestPasswordResetRequest>({
      query: command('/auth/password-reset-requests'),
      extraOptions: withoutSession,
    }),
    resetPassword: build.mutation<unknown, ResetPasswordRequest>({
      query: command('/auth/password-resets'),
      extraOptions: withoutSession,
    }),
  }),
})

export const { useRequestPasswordResetMutation, useResetPasswordMutation } = passwordResetApi
