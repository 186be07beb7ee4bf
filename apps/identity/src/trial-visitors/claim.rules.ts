import type { ErrorCode } from '@originseal/contracts'
import { normalEmail, type Account } from '../accounts/account.rules'

/**
 * Why an account may not take over a visitor whose token came from the link of a mail; undefined where it may. A mail can
 * be forwarded or read by others, so what it opens becomes an account's only if the visitor's address is confirmed to be
 * that account's.
 */
export function faultOfClaimByLink(
  visitorEmail: string,
  { email, emailConfirmedAt }: Pick<Account, 'email' | 'emailConfirmedAt'>,
): ErrorCode | undefined {
  if (email === null || normalEmail(visitorEmail) !== normalEmail(email)) return 'TRIAL_TOKEN_INVALID'
  return emailConfirmedAt === null ? 'TRIAL_EMAIL_UNCONFIRMED' : undefined
}
