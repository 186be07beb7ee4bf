/** What the token of a mail lets its bearer do, and for how many hours. */
export const mailTokenHours = {
  'confirm-email': 72,
  'change-email': 24,
  'reset-password': 1,
} as const
export type MailTokenPurpose = keyof typeof mailTokenHours

/** Whose token it is and which address it shows to be theirs. */
export interface MailToken {
  readonly accountId: string
  readonly purpose: MailTokenPurpose
  readonly email: string
}
