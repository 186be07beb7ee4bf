import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Role, SocialProvider } from '@originseal/contracts'
import { tokenAlgorithm, tokenIssuer } from '@originseal/http'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { SigningKeys } from '../tokens/signing-keys'

/** Neither of them is an access token's, so that no service takes the one for the other. */
const type = 'login+jwt'
const audience = 'originseal-login'

const claims = z.object({ jti: z.uuid(), sub: z.uuid(), bnd: z.string() })

/** What one login token says; `bnd` in the token is the SHA-256 of `binding`. */
export interface LoginTicket {
  readonly id: string
  readonly accountId: string
  readonly role: Role
  readonly provider: SocialProvider
  /** 256 random bits that only the browser's cookie has. */
  readonly binding: string
  readonly expiresAt: Date
}

/** The JWT of the callback's address: `userId`, `role` and `exp`, as the specification's pages read them. */
export function signLoginToken(ticket: LoginTicket, { current }: SigningKeys): Promise<string> {
  const { id, accountId: userId, role, provider, binding, expiresAt } = ticket
  return new SignJWT({ userId, role, provider, bnd: hashOf(binding).toString('base64url') })
    .setProtectedHeader({ alg: tokenAlgorithm, typ: type, kid: current.id })
    .setIssuer(tokenIssuer)
    .setAudience(audience)
    .setSubject(userId)
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(current.privateKey)
}

/** The ticket that a token stands for, if the token is ours, in time, and of the browser with this binding. */
export async function readLoginToken(
  token: string,
  binding: string,
  { verifying }: SigningKeys,
): Promise<{ id: string; accountId: string } | undefined> {
  const verified = await jwtVerify(token, verifying, {
    issuer: tokenIssuer,
    audience,
    algorithms: [tokenAlgorithm],
    typ: type,
    requiredClaims: ['exp'],
  }).catch(() => undefined)
  const read = claims.safeParse(verified?.payload)
  if (!read.success) return undefined
  const { jti: id, sub: accountId, bnd } = read.data
  const [expected, given] = [Buffer.from(bnd, 'base64url'), hashOf(binding)]
  const isBound = expected.length === given.length && timingSafeEqual(expected, given)
  return isBound ? { id, accountId } : undefined
}

export const newBinding = (): string => randomBytes(32).toString('base64url')

const hashOf = (binding: string): Buffer => createHash('sha256').update(binding).digest()
