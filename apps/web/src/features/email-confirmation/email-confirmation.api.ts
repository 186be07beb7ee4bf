import type { ConfirmEmailRequest } from '@originseal/contracts'
import { confirmEmail } from '@originseal/contracts/identity/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

type ConfirmEmail = ConfirmEmailRequest & { readonly idempotencyKey: string }

const emailConfirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Anyone who holds the mail's link may confirm, logged in or not, on whatever device it was opened. */
    confirmEmail: build.mutation<unknown, ConfirmEmail>(
      calling(confirmEmail, ({ token, idempotencyKey }: ConfirmEmail) => ({
        body: { token },
        idempotencyKey,
      })),
    ),
  }),
})

export const { useConfirmEmailMutation } = emailConfirmationApi
