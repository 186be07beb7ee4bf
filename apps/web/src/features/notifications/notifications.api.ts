import type {
  CountUnreadResponse,
  ListNotificationsResponse,
  NotificationPreference,
  ReadNotificationPreferencesResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { api } from '../../api/api'
import { calling, listing } from '../../api/endpoint'
import type { Problem } from '../../api/problem'

type NotificationPage = ListNotificationsResponse['data']

interface Mark {
  readonly id: string
  readonly isRead: boolean
}

/** List and count are read again after a command that succeeded. */
const invalidatesTags = (_answer: unknown, problem: Problem | undefined): 'notification'[] =>
  problem ? [] : ['notification']

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    countUnread: build.query<number, void>({
      ...calling(endpoints.countUnread, () => ({})),
      transformResponse: (answer: CountUnreadResponse) => answer.data.unread,
      providesTags: ['notification'],
    }),
    /** One's own, newest first, a page at a time. */
    listNotifications: build.infiniteQuery<NotificationPage, void, string | null>({
      ...listing(endpoints.listNotifications),
      providesTags: ['notification'],
    }),
    markNotification: build.mutation<unknown, Mark>({
      ...calling(endpoints.markNotification, ({ id, isRead }: Mark) => ({
        params: { id },
        body: { isRead },
      })),
      invalidatesTags,
    }),
    /** All up to the newest that is shown: what came meanwhile stays unread. */
    readAllNotifications: build.mutation<unknown, string>({
      ...calling(endpoints.readAllNotifications, (newestId: string) => ({ body: { newestId } })),
      invalidatesTags,
    }),
    readNotificationPreferences: build.query<NotificationPreference[], void>({
      ...calling(endpoints.readNotificationPreferences, () => ({})),
      transformResponse: (answer: ReadNotificationPreferencesResponse) => answer.data.preferences,
      providesTags: ['notificationPreference'],
    }),
    setNotificationPreferences: build.mutation<unknown, NotificationPreference[]>({
      ...calling(endpoints.setNotificationPreferences, (preferences: NotificationPreference[]) => ({
        body: { preferences },
      })),
      invalidatesTags: (_answer, problem) => (problem ? [] : ['notificationPreference']),
    }),
  }),
})

export const {
  useCountUnreadQuery,
  useListNotificationsInfiniteQuery,
  useMarkNotificationMutation,
  useReadAllNotificationsMutation,
  useReadNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} = notificationsApi
