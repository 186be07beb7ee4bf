import {
  readAccountResponse,
  type AccountView,
  type ChangeEmailRequest,
  type ChangePasswordRequest,
  type DeleteAccountRequest,
  type EditAccountRequest,
  type ReadAccountResponse,
} from '@originseal/contracts'
import { api } from '../../api/api'
import { newIdempotencyKey } from '../../api/idempotency-key'

const accountApi = api.injectEndpoints({
  endpoints: (build) => {
    /** A command about one's own account; what the page shows is read again after it. */
    const command = <Body>(method: 'POST' | 'PATCH' | 'DELETE', url: string) =>
      build.mutation<unknown, Body>({
        query: (body) => ({
          url,
          method,
          ...(body !== undefined && { body }),
          headers: { 'Idempotency-Key': newIdempotencyKey() },
        }),
        invalidatesTags: (_answer, problem) => (problem ? [] : ['account']),
      })
    return {
      readAccount: build.query<AccountView, void>({
        query: () => '/account',
        rawResponseSchema: readAccountResponse,
        transformResponse: (answer: ReadAccountResponse) => answer.data,
        providesTags: ['account'],
      }),
      editAccount: command<EditAccountRequest>('PATCH', '/account'),
      changePassword: command<ChangePasswordRequest>('POST', '/account/password'),
      changeEmail: command<ChangeEmailRequest>('POST', '/account/email-changes'),
      sendConfirmationAgain: command<void>('POST', '/account/email-confirmation-requests'),
      deleteAccount: command<DeleteAccountRequest>('POST', '/account/deletion'),
      keepAccount: command<void>('DELETE', '/account/deletion'),
    }
  },
})

export const {
  useReadAccountQuery,
  useEditAccountMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useSendConfirmationAgainMutation,
  useDeleteAccountMutation,
  useKeepAccountMutation,
} = accountApi
