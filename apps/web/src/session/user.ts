import type { SessionUser } from '@originseal/contracts'

/** Who is logged in. A role of tomorrow is read and then refused where it is not known, never guessed (AUTH-12). */
export type User = Omit<SessionUser, 'role'> & { readonly role: string }

/** What opens a session: the answer of login, of renewal and of the exchange after social sign-in. */
export interface OpenedSession {
  readonly token: string
  readonly user: User
}
