import type { Mail } from '@originseal/mail'
import type { DigestEntry } from './notifications.repository'

interface NotificationMails {
  notification: DigestEntry & { readonly subjectId: string; readonly unsubscribeToken: string }
  'notification-digest': { readonly entries: readonly DigestEntry[]; readonly unsubscribeToken: string }
}

/** A mail that tells a member of something; it can be unsubscribed from. */
export type NotificationMail = {
  [Template in keyof NotificationMails]: Mail & {
    readonly template: Template
    readonly values: NotificationMails[Template]
  }
}[keyof NotificationMails]
