import { roles } from '@originseal/contracts'
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { Caller } from './access'
import { Problem } from './problem'

export const tokenIssuer = 'originseal'
export const tokenAudience = 'originseal'
export const tokenAlgorithm = 'ES256'

/** Verifies access tokens against identity's published keys. */
export class TokenVerifier {
  constructor(private readonly keys: JWTVerifyGetKey) {}

  /** Fetches keys when it meets an unknown key id, and keeps them for ten minutes. */
  static fromIdentity(identityUrl: string): TokenVerifier {
    return new TokenVerifier(
      createRemoteJWKSet(new URL('/.well-known/jwks.json', identityUrl), { timeoutDuration: 3_000 }),
    )
  }

  /** For a service without accounts: every token is one too many. */
  static trustingNobody(): TokenVerifier {
    return new TokenVerifier(() => {
      throw new errors.JWKSNoMatchingKey()
    })
  }

  /** Undefined for a token that is not ours, forged or expired. Throws SERVICE_UNAVAILABLE if identity is silent. */
  async verify(token: string): Promise<Caller | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        issuer: tokenIssuer,
        audience: tokenAudience,
        algorithms: [tokenAlgorithm],
        typ: 'at+jwt',
        requiredClaims: ['exp', 'sub'],
      })
      const role = roles.find((known) => known === payload['role'])
      const { userId, sid } = payload
      if (!role || typeof userId !== 'string') return undefined
      return { userId, role, ...(typeof sid === 'string' && { sessionId: sid }) }
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw new Problem('SERVICE_UNAVAILABLE', undefined, { cause: error })
    }
  }
}

/** True where the token is at fault, false where its keys could not be had. */
function isRefusal(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC'
}
