import type {
  AddPasskeyRequest,
  AddPasskeyResponse,
  BeginAuthenticatorResponse,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConfirmAuthenticatorRequest,
  DeleteAccountRequest,
  EditAccountRequest,
  PasskeyOptionsResponse,
  RecoveryCodesResponse,
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
    beginAuthenticator: build.mutation<BeginAuthenticatorResponse['data'], void>({
      ...calling(endpoints.beginAuthenticator, () => ({})),
      transformResponse: (answer: BeginAuthenticatorResponse) => answer.data,
    }),
    confirmAuthenticator: build.mutation<string[], ConfirmAuthenticatorRequest>({
      ...calling(endpoints.confirmAuthenticator, (body: ConfirmAuthenticatorRequest) => ({ body })),
      transformResponse: (answer: RecoveryCodesResponse) => answer.data.recoveryCodes,
      invalidatesTags,
    }),
    renewRecoveryCodes: build.mutation<string[], void>({
      ...calling(endpoints.renewRecoveryCodes, () => ({})),
      transformResponse: (answer: RecoveryCodesResponse) => answer.data.recoveryCodes,
      invalidatesTags,
    }),
    beginPasskey: build.mutation<object, void>({
      ...calling(endpoints.beginPasskey, () => ({})),
      transformResponse: (answer: PasskeyOptionsResponse) => answer.data.options,
    }),
    addPasskey: build.mutation<string[], AddPasskeyRequest>({
      ...calling(endpoints.addPasskey, (body: AddPasskeyRequest) => ({ body })),
      transformResponse: (answer: AddPasskeyResponse) => answer.data.recoveryCodes,
      invalidatesTags,
    }),
    removePasskey: build.mutation<unknown, string>({
      ...calling(endpoints.removePasskey, (id: string) => ({ params: { id } })),
      invalidatesTags,
    }),
    removeAuthenticator: build.mutation<unknown, void>({
      ...calling(endpoints.removeAuthenticator, () => ({})),
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
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
  useBeginAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveAuthenticatorMutation,
  useRequestDeletionMutation,
  useUndoDeletionMutation,
} = accountApi
