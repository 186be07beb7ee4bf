/** What the token of a mail lets its bearer do, and for how many hours. */
export const mailTokenHours = {
  'confirm-email': 72,
  'change-email': 24,
  'reset-password': 1,
  'step-up': 1,
} as const
export type MailTokenPurpose = keyof typeof mailTokenHours

/** Mails with a token that an account can cause within an hour, of each purpose. */
export const mailsPerHour = 5

/** Whose token it is and which address it shows to be theirs. */
export interface MailToken {
  readonly accountId: string
  readonly purpose: MailTokenPurpose
  readonly email: string
}
