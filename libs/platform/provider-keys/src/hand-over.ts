import { handedOverKeys, heldKeys, type HandedOverKeys, type HeldKeys } from '@originseal/contracts'
import { CompactEncrypt, decodeJwt, errors, jwtVerify } from 'jose'
import { answerKeyOf, audience, requestKeyOf, requestLife } from './credential'

/** What a service asked, and what it has. */
export interface AskedHandOver {
  readonly service: string
  readonly requestId: string
  readonly held: HeldKeys
}

/** Reads `service=credential,…`. @throws Error naming the entry's place, never its text */
export function readCredentials(text: string): ReadonlyMap<string, string> {
  const entries = text.split(',').filter((entry) => entry !== '')
  const pairs = entries.map((entry, at): [string, string] => {
    const { service, credential } =
      /^(?<service>[a-z-]{1,64})=(?<credential>\S{32,200})$/u.exec(entry)?.groups ?? {}
    if (service === undefined || credential === undefined)
      throw new Error(`entry ${at + 1} is not of the form service=credential, of 32 characters at least`)
    return [service, credential]
  })
  if (new Set(pairs.map(([service]) => service)).size < pairs.length)
    throw new Error('a service is named twice')
  return new Map(pairs)
}

/** The vault's side: knows services by their credentials, and encrypts to them. */
export class HandOver {
  constructor(private readonly credentials: ReadonlyMap<string, string>) {}

  /** Undefined for a token that is of nobody known, forged, expired or of another form. */
  async asked(token: string): Promise<AskedHandOver | undefined> {
    try {
      const service = decodeJwt(token).iss
      const credential = service === undefined ? undefined : this.credentials.get(service)
      if (service === undefined || credential === undefined) return undefined
      const { payload } = await jwtVerify(token, requestKeyOf(credential), {
        algorithms: ['HS256'],
        audience,
        issuer: service,
        maxTokenAge: requestLife,
        requiredClaims: ['exp', 'iat', 'jti'],
      })
      const held = heldKeys.safeParse(payload['held'])
      return held.success ? { service, requestId: String(payload.jti), held: held.data } : undefined
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
      throw error
    }
  }

  /** The keys as a JWE (RFC 7516) that this service alone opens, as the answer to this request. */
  seal(
    { service, requestId }: Pick<AskedHandOver, 'service' | 'requestId'>,
    keys: HandedOverKeys['keys'],
  ): Promise<string> {
    const credential = this.credentials.get(service)
    if (credential === undefined) throw new Error(`${service} has no credential`)
    const answer = handedOverKeys.parse({ requestId, keys })
    return new CompactEncrypt(Buffer.from(JSON.stringify(answer)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(answerKeyOf(credential))
  }
}
