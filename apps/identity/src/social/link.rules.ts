import type { Account } from '../accounts/account.rules'
import type { SocialProfile } from './social-profile'

/** Who else may be meant by a profile that belongs to no account yet. */
export interface Namesake {
  /** The account with the same address. */
  readonly account: Account
  /** It already has somebody else of this provider. */
  readonly isTaken: boolean
}

export type Admission =
  | { readonly to: 'new-account' }
  | { readonly to: 'account'; readonly account: Account }
  | { readonly to: 'nothing'; readonly reason: string }

/**
 * Where somebody gets who signs in for the first time. An account with their address is theirs only when two have seen
 * that the address is: the provider (else anybody could claim it there) and we (else whoever registered with it first,
 * without owning it, would share the account from then on). A second person of the same provider never gets in: the
 * address may have been given to somebody else since.
 */
export function admissionOf(profile: SocialProfile, namesake: Namesake | undefined): Admission {
  if (!namesake) return { to: 'new-account' }
  if (!profile.isEmailVerified)
    return refused('the address has an account, and the provider does not vouch for it')
  if (!namesake.account.emailConfirmedAt) return refused('the account with this address has not confirmed it')
  if (namesake.isTaken) return refused('the account with this address has another sign-in of this provider')
  return { to: 'account', account: namesake.account }
}

const refused = (reason: string): Admission => ({ to: 'nothing', reason })
