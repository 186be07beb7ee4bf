import type { RequestPasswordResetRequest, ResetPasswordRequest } from '@originseal/contracts'
import { requestPasswordReset, resetPassword } from '@originseal/contracts/identity/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

const passwordResetApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Accepted whether or not there is such an account: nobody learns who is a member. */
    requestPasswordReset: build.mutation<unknown, RequestPasswordResetRequest>(
      calling(requestPasswordReset, (body: RequestPasswordResetRequest) => ({ body })),
    ),
    resetPassword: build.mutation<unknown, ResetPasswordRequest>(
      calling(resetPassword, (body: ResetPasswordRequest) => ({ body })),
    ),
  }),
})

export const { useRequestPasswordResetMutation, useResetPasswordMutation } = passwordResetApi
