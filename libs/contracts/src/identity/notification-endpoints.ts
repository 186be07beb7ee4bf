import { defineEndpoint } from '../endpoint'
import { pageRequest } from '../paging'
import {
  countUnreadResponse,
  listNotificationsResponse,
  markNotificationRequest,
  readAllNotificationsRequest,
  readNotificationPreferencesResponse,
  readUnsubscribeResponse,
  setNotificationPreferencesRequest,
  unsubscribeRequest,
} from './notifications'

const service = 'identity'
const tag = 'notifications'
const empty = { status: 204, empty: true } as const
const cacheControl = 'private, no-store'

export const listNotifications = defineEndpoint({
  name: 'listNotifications',
  service,
  tag,
  summary: 'One’s own notifications, newest first.',
  method: 'GET',
  path: '/api/notifications',
  access: 'notification:read',
  perMinute: 300,
  query: pageRequest,
  response: { status: 200, json: listNotificationsResponse },
  cacheControl,
  errors: [],
})

/** The bell asks once a minute in each tab. */
export const countUnread = defineEndpoint({
  name: 'countUnread',
  service,
  tag,
  summary: 'How many of one’s own notifications are unread.',
  method: 'GET',
  path: '/api/notifications/unread-count',
  access: 'notification:read',
  perMinute: 600,
  response: { status: 200, json: countUnreadResponse },
  cacheControl,
  errors: [],
})

export const markNotification = defineEndpoint({
  name: 'markNotification',
  service,
  tag,
  summary: 'Marks a notification as read or unread.',
  method: 'PATCH',
  path: '/api/notifications/:id',
  access: 'notification:edit',
  perMinute: 120,
  idempotency: 'key',
  body: markNotificationRequest,
  response: empty,
  errors: ['NOTIFICATION_NOT_FOUND'],
})

export const readAllNotifications = defineEndpoint({
  name: 'readAllNotifications',
  service,
  tag,
  summary: 'Marks a notification and all older ones as read.',
  method: 'POST',
  path: '/api/notifications/read-all',
  access: 'notification:edit',
  perMinute: 60,
  idempotency: 'key',
  body: readAllNotificationsRequest,
  response: empty,
  errors: [],
})

export const readNotificationPreferences = defineEndpoint({
  name: 'readNotificationPreferences',
  service,
  tag,
  summary: 'By which channels one is told of each kind.',
  method: 'GET',
  path: '/api/account/notification-preferences',
  access: 'notification:read',
  perMinute: 300,
  response: { status: 200, json: readNotificationPreferencesResponse },
  cacheControl,
  errors: [],
})

export const setNotificationPreferences = defineEndpoint({
  name: 'setNotificationPreferences',
  service,
  tag,
  summary: 'Chooses by which channels one is told; kinds that are not named stay as they are.',
  method: 'PATCH',
  path: '/api/account/notification-preferences',
  access: 'notification:edit',
  perMinute: 60,
  idempotency: 'key',
  body: setNotificationPreferencesRequest,
  response: { status: 200, json: readNotificationPreferencesResponse },
  cacheControl,
  errors: ['ACCOUNT_NOT_FOUND'],
})

/** Changes nothing: mail programs and scanners follow links by themselves. */
export const readUnsubscribe = defineEndpoint({
  name: 'readUnsubscribe',
  service,
  tag,
  summary: 'What the unsubscribe link of a mail ends.',
  method: 'GET',
  path: '/api/unsubscribe',
  access: 'anyone',
  authentication: 'none',
  perMinute: 60,
  query: unsubscribeRequest,
  response: { status: 200, json: readUnsubscribeResponse },
  errors: ['UNSUBSCRIBE_LINK_INVALID'],
})

/** What mail programs post to (RFC 8058), one provider for many people; browsers open the page of the same token. */
export const unsubscribe = defineEndpoint({
  name: 'unsubscribe',
  service,
  tag,
  summary: 'Ends mails of the kind that the token names; a form in the body is ignored.',
  method: 'POST',
  path: '/api/unsubscribe',
  access: 'anyone',
  authentication: 'none',
  perMinute: 600,
  idempotency: 'natural',
  query: unsubscribeRequest,
  response: empty,
  errors: ['UNSUBSCRIBE_LINK_INVALID'],
})
