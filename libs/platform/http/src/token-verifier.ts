import {
  roles,
  stepUpMethods,
  type FourEyesPurpose,
  type StepUpMethod,
  type StepUpPurpose,
} from '@originseal/contracts'
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { Caller } from './access'
import { Problem } from './problem'

export const tokenIssuer = 'originseal'
export const tokenAudience = 'originseal'
export const tokenAlgorithm = 'ES256'
/** The type of a proof is another than that of an access token: neither is taken for the other. */
export const stepUpType = 'step-up+jwt'
/** Of the proof that another administrator has approved an act. */
export const fourEyesType = 'four-eyes+jwt'

/** Whether a session has ended, so that its tokens count no more. */
export type HasEnded = (sessionId: string) => boolean | Promise<boolean>

/** As a proof bears it; absent where it is for no certain call. */
export const textOfPurpose = (purpose: StepUpPurpose | undefined): string | undefined =>
  purpose && `${purpose.operation} ${purpose.idempotencyKey}`

export interface ProvenStepUp {
  readonly method: StepUpMethod
  /** Null where the account has none that is confirmed. */
  readonly confirmedEmail: string | null
}

/** Verifies access tokens against identity's published keys and the sessions that have ended. */
export class TokenVerifier {
  constructor(
    private readonly keys: JWTVerifyGetKey,
    private readonly hasEnded: HasEnded = () => false,
  ) {}

  /** Fetches keys when it meets an unknown key id, and keeps them for ten minutes. */
  static fromIdentity(identityUrl: string, hasEnded?: HasEnded): TokenVerifier {
    return new TokenVerifier(
      createRemoteJWKSet(new URL('/.well-known/jwks.json', identityUrl), { timeoutDuration: 3_000 }),
      hasEnded,
    )
  }

  /** For a service without accounts: every token is one too many. */
  static trustingNobody(): TokenVerifier {
    return new TokenVerifier(() => {
      throw new errors.JWKSNoMatchingKey()
    })
  }

  /**
   * How the caller proved who they are once more, within the last minutes and in this session, and the e-mail address that
   * they had confirmed; undefined for a proof of somebody or something else. Throws SERVICE_UNAVAILABLE if its keys can't be had.
   * @param purpose the one call that the proof has to be for; without it only one counts that is for none
   */
  async verifyStepUp(
    proof: string,
    { userId, sessionId }: Caller,
    purpose?: StepUpPurpose,
  ): Promise<ProvenStepUp | undefined> {
    try {
      const { payload } = await jwtVerify(proof, this.keys, {
        issuer: tokenIssuer,
        audience: tokenAudience,
        algorithms: [tokenAlgorithm],
        typ: stepUpType,
        subject: userId,
        requiredClaims: ['exp', 'sub'],
      })
      if (payload['sid'] !== sessionId || payload['for'] !== textOfPurpose(purpose)) return undefined
      const method = stepUpMethods.find((known) => known === payload['method'])
      const { email } = payload
      return method && { method, confirmedEmail: typeof email === 'string' ? email : null }
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw new Problem('SERVICE_UNAVAILABLE', undefined, { cause: error })
    }
  }

  /**
   * Whether another administrator has approved this very request of the caller's, or the only one has waited; false for a
   * proof of anything else. Throws SERVICE_UNAVAILABLE if its keys can't be had.
   */
  async verifyFourEyes(
    proof: string,
    { userId, sessionId }: Caller,
    purpose: FourEyesPurpose,
  ): Promise<boolean> {
    try {
      const { payload } = await jwtVerify(proof, this.keys, {
        issuer: tokenIssuer,
        audience: tokenAudience,
        algorithms: [tokenAlgorithm],
        typ: fourEyesType,
        subject: userId,
        requiredClaims: ['exp', 'sub'],
      })
      const isForIt = payload['for'] === textOfPurpose(purpose) && payload['digest'] === purpose.digest
      return isForIt && payload['sid'] === sessionId
    } catch (error) {
      if (isRefusal(error)) return false
      throw new Problem('SERVICE_UNAVAILABLE', undefined, { cause: error })
    }
  }

  /** Undefined for a token that is not ours, forged, expired or of an ended session. Throws SERVICE_UNAVAILABLE if its keys can't be had. */
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
      if (typeof sid !== 'string')
        return { userId, role, ...(payload['byLink'] === true && { byLink: true }) }
      if (await this.hasEnded(sid)) return undefined
      const lacksSecondFactor = payload['secondFactor'] === 'missing' && { lacksSecondFactor: true as const }
      return { userId, role, sessionId: sid, ...lacksSecondFactor }
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
