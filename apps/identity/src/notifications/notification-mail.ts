import type { Mail } from '@originseal/mail'
import type { DigestEntry } from './notifications.repository'

interface NotificationMails {
  notification: DigestEntry & { readonly subjectId: string; readonly unsubscribeToken: string }
  /** To a buyer without an account, in both languages: nothing says which one they read. */
  'purchase-notice': DigestEntry & { readonly subjectId: string; readonly link: string }
  'notification-digest': { readonly entries: readonly DigestEntry[]; readonly unsubscribeToken: string }
}

/** A mail that tells somebody of what is theirs; members can unsubscribe from it. */
export type NotificationMail = {
  [Template in keyof NotificationMails]: Mail & {
    readonly template: Template
    readonly values: NotificationMails[Template]
  }
}[keyof NotificationMails]
