import { z } from 'zod'
import { mailFrequencies } from '../notifications/kind'
import { notificationKinds } from '../notifications/kinds'
import { id, instant } from '../primitives'
import { nextCursor } from '../paging'

/** One of `notificationKinds`; of a later version perhaps one that is not known here. */
const kindName = z.string()
const knownKind = kindName.refine((name) => notificationKinds.some((kind) => kind.name === name))

export const notificationView = z.object({
  id,
  kind: kindName,
  /** What it is about: see the kind's `path`. */
  subjectId: id,
  /** As the kind's schema says. */
  details: z.record(z.string(), z.unknown()),
  /** How many facts it stands for. */
  count: z.number().int().positive(),
  /** When the latest of them happened. */
  occurredAt: instant,
  isRead: z.boolean(),
})
export type NotificationView = z.infer<typeof notificationView>

/** `GET /notifications`: the caller's own, newest first. */
export const listNotificationsResponse = z.object({
  data: z.object({ notifications: z.array(notificationView), nextCursor }),
})
export type ListNotificationsResponse = z.infer<typeof listNotificationsResponse>

/** `GET /notifications/unread-count`. */
export const countUnreadResponse = z.object({ data: z.object({ unread: z.number().int().min(0) }) })
export type CountUnreadResponse = z.infer<typeof countUnreadResponse>

/** `PATCH /notifications/{id}`. */
export const markNotificationRequest = z.object({ isRead: z.boolean() })
export type MarkNotificationRequest = z.infer<typeof markNotificationRequest>

/** `POST /notifications/read-all`: the newest one that the reader has seen; what came later stays unread. */
export const readAllNotificationsRequest = z.object({ newestId: id })
export type ReadAllNotificationsRequest = z.infer<typeof readAllNotificationsRequest>

const channels = { inApp: z.boolean(), mail: z.enum(mailFrequencies) }

export const notificationPreference = z.object({ kind: kindName, ...channels })
export type NotificationPreference = z.infer<typeof notificationPreference>

/** `GET /account/notification-preferences`: every kind, with what was chosen or its default. */
export const readNotificationPreferencesResponse = z.object({
  data: z.object({ preferences: z.array(notificationPreference) }),
})
export type ReadNotificationPreferencesResponse = z.infer<typeof readNotificationPreferencesResponse>

/** `PATCH /account/notification-preferences`: kinds that are not named stay as they are. */
export const setNotificationPreferencesRequest = z.object({
  preferences: z.array(z.object({ kind: knownKind, ...channels })).max(100),
})
export type SetNotificationPreferencesRequest = z.infer<typeof setNotificationPreferencesRequest>

/** The token of a mail's unsubscribe link, in the query: RFC 8058 leaves the body to the mail program. */
export const unsubscribeRequest = z.object({ token: z.string().min(1).max(1_000) })
export type UnsubscribeRequest = z.infer<typeof unsubscribeRequest>

/** Mails of one kind, or the daily digest. */
export const unsubscribeScope = z.union([kindName, z.literal('digest')])

/** `GET /unsubscribe`: what the link ends; it changes nothing. */
export const readUnsubscribeResponse = z.object({ data: z.object({ scope: unsubscribeScope }) })
export type ReadUnsubscribeResponse = z.infer<typeof readUnsubscribeResponse>
