/** The languages that mails are written in. */
export type MailLanguage = 'zh-TW' | 'en'

/** What each mail says beside its own words. Tokens become links; instants are ISO 8601 in UTC. */
export interface Letters {
  'confirm-email': { realName: string; token: string }
  'confirm-new-email': { realName: string; token: string }
  /** To an address that somebody wants to change to, and that already has an account. */
  'email-in-use': Record<never, never>
  /** To the address so far, when a change was asked for and when it has happened. */
  'email-change-asked': { realName: string }
  'email-changed': { realName: string }
  'reset-password': { realName: string; token: string }
  'password-changed': { realName: string }
  'deletion-asked': { realName: string; erasesAt: string }
  'deletion-undone': { realName: string }
}

/** A mail to be sent. */
export type Letter = {
  [Template in keyof Letters]: {
    /** Whose mail it is: it goes with the account. */
    readonly accountId: string
    readonly to: string
    readonly language: MailLanguage
    readonly template: Template
    readonly values: Letters[Template]
  }
}[keyof Letters]
