import type { Mail } from '@originseal/mail'

/** What each mail says beside its own words. None says anything of what both sides have written. */
interface RespondentMails {
  /** To whoever reads a mailbox that may be a stranger's: no link leads to the page. */
  'confirm-respondent-address': { readonly code: string }
  /** `pageToken` opens the page, `stopToken` nothing but the end of these mails. */
  'respondent-news': { readonly pageToken: string; readonly stopToken: string }
  'respondent-deadline': { readonly pageToken: string; readonly stopToken: string }
}

/** A mail to the other side of a case; its owner is the address that was left. */
export type RespondentMail = {
  [Template in keyof RespondentMails]: Mail & {
    readonly template: Template
    readonly values: RespondentMails[Template]
  }
}[keyof RespondentMails]
