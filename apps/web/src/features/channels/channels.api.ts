import type {
  AdministeredChannel,
  ChangeChannelRequest,
  ConfirmChannelRequest,
  ListChannelsResponse,
  RestoreChannelRequest,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/channel-endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

interface OfChannel {
  readonly id: string
}
const changesChannels = { invalidatesTags: ['channel'] } as const

const channelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChannels: build.query<AdministeredChannel[], void>({
      ...calling(endpoints.listChannels, () => ({})),
      transformResponse: ({ channels }: ListChannelsResponse) => channels,
      providesTags: ['channel'],
    }),
    changeChannel: build.mutation<AdministeredChannel, OfChannel & ChangeChannelRequest>({
      ...calling(endpoints.changeChannel, ({ id, ...body }) => ({ params: { id }, body })),
      ...changesChannels,
    }),
    confirmChannel: build.mutation<AdministeredChannel, OfChannel & ConfirmChannelRequest>({
      ...calling(endpoints.confirmChannel, ({ id, ...body }) => ({ params: { id }, body })),
      ...changesChannels,
    }),
    restoreChannel: build.mutation<AdministeredChannel, OfChannel & RestoreChannelRequest>({
      ...calling(endpoints.restoreChannel, ({ id, ...body }) => ({ params: { id }, body })),
      ...changesChannels,
    }),
  }),
})

export const {
  useListChannelsQuery,
  useChangeChannelMutation,
  useConfirmChannelMutation,
  useRestoreChannelMutation,
} = channelsApi
