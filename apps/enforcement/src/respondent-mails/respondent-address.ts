import type { MailLanguage } from '@originseal/mail'

/** What a mail tells of: that something was done, or that a day is near. */
export type News = 'news' | 'deadline'

/** Where the other side of a case wants to be told of news; the claimant is never told that there is one. */
export interface RespondentAddress {
  /** Another one for each address that is asked for: mails are this one's. */
  readonly id: string
  readonly caseId: string
  readonly negotiationId: string
  /** JWE: see `MailEncryption`. */
  readonly encrypted: string
  /** Of the page on which it was left. */
  readonly language: MailLanguage
  /** By which whoever reads the mailbox confirms it; null once that was done. */
  readonly code: OneTimeCode | null
  /** What no mail has told of so far; null where there is nothing. */
  readonly news: News | null
}

export interface OneTimeCode {
  readonly hash: Buffer
  readonly expiresAt: Date
  /** How often a wrong one was given. */
  readonly tries: number
}
