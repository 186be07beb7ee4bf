import type { KeyObject, X509Certificate } from 'node:crypto'
import { licenceClaims, licenceType, type LicenceClaims } from '@originseal/contracts'
import { CompactSign, compactVerify } from 'jose'
import { DocumentError } from '../signing/document-error'
import type { Signer } from '../signing/signer'

/** RFC 7518, section 3.1, by the curve's name in OpenSSL. */
const curves: Readonly<Record<string, string>> = {
  prime256v1: 'ES256',
  secp384r1: 'ES384',
  secp521r1: 'ES512',
}

/**
 * Signs a licence as a compact JWS (RFC 7515). Its header has the certificates, so that anybody can check it.
 * @throws DocumentError KEY_UNSUPPORTED for another kind of key
 */
export function signLicence(claims: LicenceClaims, { privateKey, certificates }: Signer): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({
      alg: algorithmOf(privateKey),
      typ: licenceType,
      x5c: certificates.map((certificate) => certificate.raw.toString('base64')),
    })
    .sign(privateKey)
}

/**
 * What a licence says, if it is signed by this certificate's key. Whether its time has come or is over is not judged.
 * @throws DocumentError LICENCE_INVALID for anything else
 */
export async function readLicence(token: string, { publicKey }: X509Certificate): Promise<LicenceClaims> {
  try {
    const { payload, protectedHeader } = await compactVerify(token, publicKey, {
      algorithms: [algorithmOf(publicKey)],
    })
    if (protectedHeader.typ !== licenceType) throw new Error(`its type is ${protectedHeader.typ}`)
    return licenceClaims.parse(JSON.parse(Buffer.from(payload).toString('utf8')))
  } catch (cause) {
    throw new DocumentError('LICENCE_INVALID', 'this is no licence that was signed here', { cause })
  }
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string {
  if (asymmetricKeyType === 'rsa') return 'PS256'
  const algorithm = curves[asymmetricKeyDetails?.namedCurve ?? '']
  if (algorithm === undefined)
    throw new DocumentError('KEY_UNSUPPORTED', 'no licence is signed with this key')
  return algorithm
}
