import {
  handedOverKeys,
  handOverKeysResponse,
  type HandedOverKeys,
  type HeldKeys,
} from '@originseal/contracts'
import { compactDecrypt, SignJWT } from 'jose'
import { answerKeyOf, audience, requestKeyOf, requestLife } from './credential'

export interface VaultAccess {
  readonly service: string
  readonly adminUrl: string
  readonly credential: string
}

/** Says what this service has and gets what the vault has for it. @throws where the vault does not answer, or another answers for it */
export async function askVault(
  { service, adminUrl, credential }: VaultAccess,
  held: HeldKeys,
  signal: AbortSignal,
): Promise<HandedOverKeys['keys']> {
  const requestId = crypto.randomUUID()
  const token = await new SignJWT({ held })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(service)
    .setAudience(audience)
    .setJti(requestId)
    .setIssuedAt()
    .setExpirationTime(`${requestLife}s`)
    .sign(requestKeyOf(credential))
  const response = await fetch(new URL('/internal/provider-keys', adminUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    redirect: 'error',
    signal,
  })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const { sealed } = handOverKeysResponse.parse(await response.json())
  const { plaintext } = await compactDecrypt(sealed, answerKeyOf(credential), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  const answer = handedOverKeys.safeParse(JSON.parse(Buffer.from(plaintext).toString('utf8')))
  // What a schema says of a fault may repeat a value, which is a key.
  if (!answer.success) throw new Error('answered in another form')
  if (answer.data.requestId !== requestId) throw new Error('answered another request')
  return answer.data.keys
}
