import type { Mail } from '@originseal/mail'

/**
 * What each mail says beside its own words. Tokens become links; instants are ISO 8601 in UTC. None says a name: it is
 * what somebody wrote who may have another one's address.
 */
interface AccountMails {
  'confirm-email': { token: string }
  'confirm-new-email': { token: string }
  /** To an address that somebody wants to change to, and that already has an account. */
  'email-in-use': Record<never, never>
  /** To the address so far, when a change was asked for and when it has happened. */
  'email-change-asked': Record<never, never>
  'email-changed': Record<never, never>
  'reset-password': { token: string }
  'password-changed': Record<never, never>
  'step-up': { code: string }
  /** To an account that can be entered with Google from now on, because both have seen that the address is theirs. */
  'google-linked': Record<never, never>
  'deletion-asked': { erasesAt: string }
  'deletion-undone': Record<never, never>
}

/** A mail about an account itself; its owner is the account. */
export type AccountMail = {
  [Template in keyof AccountMails]: Mail & {
    readonly template: Template
    readonly values: AccountMails[Template]
  }
}[keyof AccountMails]
