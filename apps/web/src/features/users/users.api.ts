import type {
  GivenReason,
  GiveUnitsRequest,
  ListUsersRequest,
  ListUsersResponse,
  ReadUserPlanResponse,
  ReadUserResponse,
  RevokeUnitsRequest,
  UserNote,
} from '@originseal/contracts'
import * as billing from '@originseal/contracts/billing/endpoints'
import * as identity from '@originseal/contracts/identity/endpoints'
import { api } from '../../api/api'
import { download } from '../../api/download'
import { calling, flatListing, requestTo } from '../../api/endpoint'

export type UserFilter = Partial<Omit<ListUsersRequest, 'cursor' | 'limit'>>
interface OfUser {
  readonly id: string
}

const changesUser = { invalidatesTags: ['user'] } as const

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.infiniteQuery<ListUsersResponse, UserFilter, string | null>({
      ...flatListing(identity.listUsers, (filter: UserFilter) => filter),
      providesTags: ['user'],
    }),
    exportUsers: build.mutation<null, UserFilter & { reason: string; personal: boolean }>({
      queryFn: (body, _api, _options, fetch) =>
        download(fetch, requestTo(identity.exportUsers, { body }), 'users.csv'),
    }),
    readUser: build.query<ReadUserResponse, string>({
      ...calling(identity.readUser, (id: string) => ({ params: { id } })),
      providesTags: ['user'],
    }),
    disableUser: build.mutation<null, OfUser & GivenReason>({
      ...calling(identity.disableAccount, ({ id, reason }) => ({ params: { id }, body: { reason } })),
      ...changesUser,
    }),
    enableUser: build.mutation<null, OfUser & GivenReason>({
      ...calling(identity.enableAccount, ({ id, reason }) => ({ params: { id }, body: { reason } })),
      ...changesUser,
    }),
    endUserSessions: build.mutation<null, OfUser & GivenReason>({
      ...calling(identity.endUserSessions, ({ id, reason }) => ({ params: { id }, body: { reason } })),
      ...changesUser,
    }),
    removeUserSecondFactors: build.mutation<null, OfUser & GivenReason>({
      ...calling(identity.removeUserSecondFactors, ({ id, reason }) => ({
        params: { id },
        body: { reason },
      })),
      ...changesUser,
    }),
    appointAdministrator: build.mutation<null, OfUser & GivenReason>({
      ...calling(identity.appointAdministrator, ({ id, reason }) => ({ params: { id }, body: { reason } })),
      ...changesUser,
    }),
    dismissAdministrator: build.mutation<null, OfUser & GivenReason>({
      ...calling(identity.dismissAdministrator, ({ id, reason }) => ({ params: { id }, body: { reason } })),
      ...changesUser,
    }),
    writeUserNote: build.mutation<UserNote, OfUser & { text: string }>({
      ...calling(identity.writeUserNote, ({ id, text }) => ({ params: { id }, body: { text } })),
      ...changesUser,
    }),
    readUserPlan: build.query<ReadUserPlanResponse, string>({
      ...calling(billing.readUserPlan, (id: string) => ({ params: { id } })),
      providesTags: ['userPlan'],
    }),
    giveUnits: build.mutation<ReadUserPlanResponse, OfUser & GiveUnitsRequest>({
      ...calling(billing.giveUnits, ({ id, ...body }) => ({ params: { id }, body })),
      invalidatesTags: ['userPlan'],
    }),
    revokeUnits: build.mutation<null, OfUser & RevokeUnitsRequest>({
      ...calling(billing.revokeUnits, ({ id, ...body }) => ({ params: { id }, body })),
      invalidatesTags: ['userPlan'],
    }),
  }),
})

export const {
  useListUsersInfiniteQuery,
  useExportUsersMutation,
  useReadUserQuery,
  useDisableUserMutation,
  useEnableUserMutation,
  useEndUserSessionsMutation,
  useRemoveUserSecondFactorsMutation,
  useAppointAdministratorMutation,
  useDismissAdministratorMutation,
  useWriteUserNoteMutation,
  useReadUserPlanQuery,
  useGiveUnitsMutation,
  useRevokeUnitsMutation,
} = usersApi
