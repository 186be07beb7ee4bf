import { hkdfSync } from 'node:crypto'

const keyOf = (credential: string, purpose: 'request' | 'answer'): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', credential, '', `originseal/provider-keys/${purpose}/v1`, 32))

/** HS256 (RFC 7518 §3.2) of a service's requests. */
export const requestKeyOf = (credential: string): Uint8Array => keyOf(credential, 'request')

/** A256GCM (RFC 7518 §5.3) of the answers: who only listens learns no key. */
export const answerKeyOf = (credential: string): Uint8Array => keyOf(credential, 'answer')

export const audience = 'originseal/provider-keys'
/** Of a request, in seconds. */
export const requestLife = 60
