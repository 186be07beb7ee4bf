import type { SessionUser } from '@originseal/contracts'
import type { Account } from '../accounts/account.rules'

/** What a session says about whose it is. */
export function sessionUserOf({ id, role, realName, email }: Account): SessionUser {
  return { id, role, realName, email }
}
