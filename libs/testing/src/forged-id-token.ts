import { decodeJwt, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose'

const minutesAgo = (minutes: number): number => Math.floor(Date.now() / 1_000) - minutes * 60

/** What an id_token can lie about, claim by claim. */
const lies = {
  'wrong-nonce': { nonce: 'a nonce that nobody asked for' },
  'wrong-issuer': { iss: 'https://issuer.example' },
  'wrong-audience': { aud: 'somebody-elses-client' },
  expired: { iat: minutesAgo(30), exp: minutesAgo(20) },
  'wrong-signature': {},
} as const satisfies Record<string, JWTPayload>

export type Forgery = keyof typeof lies

export const forgeries = Object.keys(lies) as readonly Forgery[]

export const isForgery = (fault: string | undefined): fault is Forgery =>
  fault !== undefined && Object.hasOwn(lies, fault)

/** The id_token with one lie, signed with `key`; `wrong-signature` with another key of the same name. */
export async function forgeIdToken(idToken: string, key: JWK, forgery: Forgery): Promise<string> {
  const signer =
    forgery === 'wrong-signature'
      ? (await generateKeyPair('RS256')).privateKey
      : await importJWK(key, 'RS256')
  return new SignJWT({ ...decodeJwt(idToken), ...lies[forgery] })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .sign(signer)
}
