import type { RegisterAccountRequest } from '@originseal/contracts'
import { registerAccount } from '@originseal/contracts/identity/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

interface RegisterAccount {
  readonly account: RegisterAccountRequest
  readonly idempotencyKey: string
}

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who it is comes with the login that follows. */
    registerAccount: build.mutation<unknown, RegisterAccount>(
      calling(registerAccount, ({ account, idempotencyKey }: RegisterAccount) => ({
        body: account,
        idempotencyKey,
      })),
    ),
  }),
})

export const { useRegisterAccountMutation } = registrationApi
