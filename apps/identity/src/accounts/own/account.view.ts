import type { AccountView, Benefit } from '@originseal/contracts'
import type { Account } from '../account.rules'

/** What somebody reads about themselves. */
export function toAccountView(
  account: Account,
  around: { readonly pendingEmail: string | undefined; readonly benefits: Benefit[] },
): AccountView {
  return {
    id: account.id,
    role: account.role,
    realName: account.realName,
    email: account.email,
    emailConfirmed: account.emailConfirmedAt !== null,
    pendingEmail: around.pendingEmail ?? null,
    phone: account.phone,
    language: account.language,
    hasPassword: account.passwordHash !== null,
    registeredAt: account.registeredAt.toISOString(),
    erasesAt: account.erasesAt?.toISOString() ?? null,
    benefits: around.benefits,
  }
}
