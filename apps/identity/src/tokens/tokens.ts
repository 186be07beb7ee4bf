import { Injectable } from '@nestjs/common'
import type { FourEyesPurpose, Role, StepUpMethod, StepUpPurpose } from '@originseal/contracts'
import {
  fourEyesType,
  stepUpType,
  textOfPurpose,
  tokenAlgorithm,
  tokenAudience,
  tokenIssuer,
} from '@originseal/http'
import { SignJWT, type JSONWebKeySet } from 'jose'
import { SigningKeys } from './signing-keys'

export interface StepUpFacts {
  readonly method: StepUpMethod
  readonly confirmedEmail: string | null
  /** The one call that the proof is for; absent for what is signed in somebody's name. */
  readonly purpose: StepUpPurpose | undefined
}

/** Mints access tokens and publishes the keys that verify them. */
@Injectable()
export class Tokens {
  constructor(private readonly keys: SigningKeys) {}

  get published(): JSONWebKeySet {
    return this.keys.published
  }

  /**
   * A signed JWT (RFC 9068) with `userId`, `role` and `exp`, as the specification's clients read them, and for a
   * member the session's id (`sid`), for who came by the link of a mail `byLink`,
   * and `secondFactor: missing` for an administrator who needs one and has none.
   */
  mint(
    caller: { userId: string; role: Role; sessionId?: string; byLink?: true; lacksSecondFactor?: true },
    expiresAt: Date,
  ): Promise<string> {
    const { id, privateKey } = this.keys.current
    const sid = caller.sessionId === undefined ? {} : { sid: caller.sessionId }
    const byLink = caller.byLink && { byLink: true }
    const lacks = caller.lacksSecondFactor && { secondFactor: 'missing' }
    return new SignJWT({ userId: caller.userId, role: caller.role, ...sid, ...byLink, ...lacks })
      .setProtectedHeader({ alg: tokenAlgorithm, typ: 'at+jwt', kid: id })
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      .setSubject(caller.userId)
      .setJti(crypto.randomUUID())
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(privateKey)
  }

  /** A proof that an act of somebody's is approved, for this session: see `TokenVerifier.verifyFourEyes`. */
  proveFourEyes(
    { userId, sessionId }: { userId: string; sessionId?: string | undefined },
    purpose: FourEyesPurpose,
    expiresAt: Date,
  ): Promise<string> {
    const { id, privateKey } = this.keys.current
    return new SignJWT({
      digest: purpose.digest,
      for: textOfPurpose(purpose),
      ...(sessionId !== undefined && { sid: sessionId }),
    })
      .setProtectedHeader({ alg: tokenAlgorithm, typ: fourEyesType, kid: id })
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      .setSubject(userId)
      .setJti(crypto.randomUUID())
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(privateKey)
  }

  /** A proof that somebody was known once more, for this session: see `TokenVerifier.verifyStepUp`. */
  proveStepUp(
    { userId, sessionId }: { userId: string; sessionId?: string | undefined },
    { method, confirmedEmail, purpose }: StepUpFacts,
    expiresAt: Date,
  ): Promise<string> {
    const { id, privateKey } = this.keys.current
    return new SignJWT({
      method,
      ...(confirmedEmail !== null && { email: confirmedEmail }),
      ...(sessionId !== undefined && { sid: sessionId }),
      ...(purpose && { for: textOfPurpose(purpose) }),
    })
      .setProtectedHeader({ alg: tokenAlgorithm, typ: stepUpType, kid: id })
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      .setSubject(userId)
      .setJti(crypto.randomUUID())
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(privateKey)
  }
}
