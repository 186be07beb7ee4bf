import {
  countUnreadResponse,
  listNotificationsResponse,
  readNotificationPreferencesResponse,
  type CountUnreadResponse,
  type ListNotificationsResponse,
  type NotificationPreference,
  type ReadNotificationPreferencesResponse,
} from '@originseal/contracts'
import { api } from '../../api/api'
import { newIdempotencyKey } from '../../api/idempotency-key'

type NotificationPage = ListNotificationsResponse['data']

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => {
    /** A command about one's own notifications; list and count are read again after it. */
    const command = <Argument>(
      requestOf: (argument: Argument) => { method: string; url: string; body: object },
    ) =>
      build.mutation<unknown, Argument>({
        query: (argument) => ({
          ...requestOf(argument),
          headers: { 'Idempotency-Key': newIdempotencyKey() },
        }),
        invalidatesTags: (_answer, problem) => (problem ? [] : ['notification']),
      })
    return {
      countUnread: build.query<number, void>({
        query: () => '/api/notifications/unread-count',
        rawResponseSchema: countUnreadResponse,
        transformResponse: (answer: CountUnreadResponse) => answer.data.unread,
        providesTags: ['notification'],
      }),
      /** One's own, newest first, a page at a time. */
      listNotifications: build.infiniteQuery<NotificationPage, void, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        },
        query: ({ pageParam }) => ({ url: '/api/notifications', params: { cursor: pageParam ?? undefined } }),
        rawResponseSchema: listNotificationsResponse,
        transformResponse: (answer: ListNotificationsResponse) => answer.data,
        providesTags: ['notification'],
      }),
      markNotification: command<{ readonly id: string; readonly isRead: boolean }>(({ id, isRead }) => ({
        method: 'PATCH',
        url: `/api/notifications/${id}`,
        body: { isRead },
      })),
      /** All up to this one, the newest that is shown: what came meanwhile stays unread. */
      readAllNotifications: command<{ readonly newestId: string }>((body) => ({
        method: 'POST',
        url: '/api/notifications/read-all',
        body,
      })),
      readNotificationPreferences: build.query<NotificationPreference[], void>({
        query: () => '/api/account/notification-preferences',
        rawResponseSchema: readNotificationPreferencesResponse,
        transformResponse: (answer: ReadNotificationPreferencesResponse) => answer.data.preferences,
        providesTags: ['notificationPreference'],
      }),
      setNotificationPreferences: build.mutation<unknown, NotificationPreference[]>({
        query: (preferences) => ({
          url: '/api/account/notification-preferences',
          method: 'PATCH',
          body: { preferences },
          headers: { 'Idempotency-Key': newIdempotencyKey() },
        }),
        invalidatesTags: (_answer, problem) => (problem ? [] : ['notificationPreference']),
      }),
    }
  },
})

export const {
  useCountUnreadQuery,
  useListNotificationsInfiniteQuery,
  useMarkNotificationMutation,
  useReadAllNotificationsMutation,
  useReadNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} = notificationsApi
