import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { tokenAlgorithm } from '@originseal/http'

export interface SigningKey {
  readonly id: string
  readonly privateKey: Awaited<ReturnType<typeof importJWK>>
  /** What everybody may have: it verifies and cannot sign. */
  readonly publicJwk: JWK
}

/** A new private key, as it is kept in its file. */
export async function makeSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(tokenAlgorithm, { extractable: true })
  return JSON.stringify(await exportJWK(privateKey))
}

/** @param text what {@link makeSigningKey} made */
export async function readSigningKey(text: string): Promise<SigningKey> {
  const jwk = JSON.parse(text) as JWK
  const publicJwk: JWK = {
    kty: jwk.kty as string,
    crv: jwk.crv as string,
    x: jwk.x as string,
    y: jwk.y as string,
  }
  const id = await calculateJwkThumbprint(publicJwk)
  return {
    id,
    privateKey: await importJWK(jwk, tokenAlgorithm),
    publicJwk: { ...publicJwk, kid: id, alg: tokenAlgorithm, use: 'sig' },
  }
}
