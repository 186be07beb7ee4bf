import type { Role } from '@originseal/contracts'
import { tokenAlgorithm, tokenAudience, tokenIssuer } from '@originseal/http'
import { SignJWT, type JSONWebKeySet } from 'jose'
import type { SigningKey } from './signing-key'

/** Mints access tokens and publishes the key that verifies them. */
export class Tokens {
  constructor(private readonly key: SigningKey) {}

  get published(): JSONWebKeySet {
    return { keys: [this.key.publicJwk] }
  }

  /** A signed JWT (RFC 9068) with `userId`, `role` and `exp`, as the specification's clients read them, and the session's id. */
  mint(caller: { userId: string; role: Role; sessionId?: string }, expiresAt: Date): Promise<string> {
    const sid = caller.sessionId === undefined ? {} : { sid: caller.sessionId }
    return new SignJWT({ userId: caller.userId, role: caller.role, ...sid })
      .setProtectedHeader({ alg: tokenAlgorithm, typ: 'at+jwt', kid: this.key.id })
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      .setSubject(caller.userId)
      .setJti(crypto.randomUUID())
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(this.key.privateKey)
  }
}
