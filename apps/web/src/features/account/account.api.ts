import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  DeleteAccountRequest,
  EditAccountRequest,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'
import type { Problem } from '../../api/problem'

/** What the page shows is read again after a command that succeeded. */
const invalidatesTags = (_answer: unknown, problem: Problem | undefined): 'account'[] =>
  problem ? [] : ['account']

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    editAccount: build.mutation<unknown, EditAccountRequest>({
      ...calling(endpoints.editAccount, (body: EditAccountRequest) => ({ body })),
      invalidatesTags,
    }),
    changePassword: build.mutation<unknown, ChangePasswordRequest>({
      ...calling(endpoints.changePassword, (body: ChangePasswordRequest) => ({ body })),
      invalidatesTags,
    }),
    changeEmail: build.mutation<unknown, ChangeEmailRequest>({
      ...calling(endpoints.changeEmail, (body: ChangeEmailRequest) => ({ body })),
      invalidatesTags,
    }),
    requestEmailConfirmation: build.mutation<unknown, void>({
      ...calling(endpoints.requestEmailConfirmation, () => ({})),
      invalidatesTags,
    }),
    requestDeletion: build.mutation<unknown, DeleteAccountRequest>({
      ...calling(endpoints.requestDeletion, (body: DeleteAccountRequest) => ({ body })),
      invalidatesTags,
    }),
    undoDeletion: build.mutation<unknown, void>({
      ...calling(endpoints.undoDeletion, () => ({})),
      invalidatesTags,
    }),
  }),
})

export const {
  useEditAccountMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useRequestEmailConfirmationMutation,
  useRequestDeletionMutation,
  useUndoDeletionMutation,
} = accountApi
