import { accessToken } from './access-token'
import { trialSession } from './trial-session'

/** Whose token goes along: a member's, else that of a trial visitor, who has no account. */
export interface Bearer {
  readonly holder: 'member' | 'visitor'
  readonly token: string
}

export function bearer(): Bearer | undefined {
  const members = accessToken.read()
  if (members !== undefined) return { holder: 'member', token: members }
  const visitors = trialSession.token.read()
  return visitors === undefined ? undefined : { holder: 'visitor', token: visitors }
}

/** The header that every call bears while there is a token. */
export const authorization = (sent: Bearer | undefined): Record<string, string> =>
  sent ? { Authorization: `Bearer ${sent.token}` } : {}
