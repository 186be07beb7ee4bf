import type { RegisterAccountRequest } from '@originseal/contracts'
import { api } from '../../api/api'

interface RegisterAccount {
  readonly account: RegisterAccountRequest
  readonly idempotencyKey: string
}

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Only that it succeeded counts: who it is comes with the login that follows. */
    registerAccount: build.mutation<unknown, RegisterAccount>({
      query: ({ account, idempotencyKey }) => ({
        url: '/auth/register',
        method: 'POST',
        body: account,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      // A token that is left from an earlier login has no say in this.
      extraOptions: { provesItself: true },
    }),
  }),
})

export const { useRegisterAccountMutation } = registrationApi
