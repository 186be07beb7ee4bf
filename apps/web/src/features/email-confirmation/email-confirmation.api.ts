import type { ConfirmEmailRequest } from '@originseal/contracts'
import { api } from '../../api/api'

const emailConfirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Anyone who holds the mail's link may confirm, logged in or not, on whatever device it was opened. */
    confirmEmail: build.mutation<unknown, ConfirmEmailRequest & { readonly idempotencyKey: string }>({
      query: ({ token, idempotencyKey }) => ({
        url: '/account/email-confirmations',
        method: 'POST',
        body: { token },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      extraOptions: { provesItself: true },
    }),
  }),
})

export const { useConfirmEmailMutation } = emailConfirmationApi
