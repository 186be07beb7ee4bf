import type { AdministeredUser } from '@originseal/contracts'
import type { Account } from '../account.rules'

/** What the back office’s list shows of an account. */
export type UserRow = Pick<
  Account,
  | 'id'
  | 'role'
  | 'realName'
  | 'email'
  | 'emailConfirmedAt'
  | 'phone'
  | 'registeredAt'
  | 'disabledAt'
  | 'erasesAt'
>

export function toAdministeredUser(row: UserRow): AdministeredUser {
  const { id, role, realName, email, phone } = row
  return {
    id,
    role,
    state: stateOf(row),
    realName,
    email,
    emailConfirmed: row.emailConfirmedAt !== null,
    phone,
    registeredAt: row.registeredAt.toISOString(),
  }
}

function stateOf({ disabledAt, erasesAt }: UserRow): AdministeredUser['state'] {
  if (disabledAt) return 'disabled'
  return erasesAt ? 'leaving' : 'active'
}
