import { mayDo, permissions, type Permission } from '@originseal/contracts'
import type { Caller, RequestWithCaller } from './access'
import { Problem } from './problem'
import type { TokenVerifier } from './token-verifier'

/**
 * Reads who is asking from the bearer token and holds them against what is demanded.
 * `anyone` is admitted with a bad token as without one; a permission throws NOT_SIGNED_IN, TOKEN_INVALID or
 * NOT_ALLOWED, SECOND_FACTOR_REQUIRED, and SERVICE_UNAVAILABLE while identity's keys can't be had.
 */
export async function admit(
  { headers }: Pick<RequestWithCaller, 'headers'>,
  access: 'anyone' | Permission,
  tokens: TokenVerifier,
): Promise<Caller | undefined> {
  const token = bearerToken(headers['authorization'])
  const caller = token === undefined ? undefined : await tokens.verify(token)
  if (access === 'anyone') return caller
  if (!caller) throw new Problem(token === undefined ? 'NOT_SIGNED_IN' : 'TOKEN_INVALID')
  if (!mayDo(caller.role, access)) throw new Problem('NOT_ALLOWED', undefined, { userId: caller.userId })
  if (caller.lacksSecondFactor && isAdministrators(access)) throw new Problem('SECOND_FACTOR_REQUIRED')
  return caller
}

const isAdministrators = (permission: Permission): boolean => permissions[permission].join() === 'admin'

/** RFC 6750 §2.1; anything else in the header is no token. */
function bearerToken(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1] : undefined
}
