import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { createHash, timingSafeEqual, verify, X509Certificate } from 'node:crypto'
import { verifyChain } from './certificate-chain'
import { digestNames, oids } from './oids'
import {
  derOf,
  onlyAttribute,
  readCertificate,
  readSignedData,
  signedAttributesDer,
  toBuffer,
} from './signed-data'
import { bindsCertificate } from './signing-certificate'

export interface VerifiedTimestamp {
  /** The authority's clock. */
  time: Date
  /** Common name, or the whole subject, of the authority's certificate. */
  authority: string
  /** SHA-256 of the authority's certificate. */
  fingerprint: string
  nonce?: bigint
}

/** Why a time stamp does not hold. */
export class TimestampFault extends Error {
  override readonly name = 'TimestampFault'
}
const demand: (holds: unknown, fault: string) => asserts holds = (holds, fault) => {
  if (!holds) throw new TimestampFault(fault)
}

/** One minute for clocks that differ. */
const tolerance = 60_000

/**
 * Verifies an RFC 3161 token over `stamped`: imprint, signature, certificate binding, purpose and lifetime.
 * Whether the authority is to be trusted is the reader's question: compare its fingerprint.
 * @param now later times are refused.
 * @throws TimestampFault
 */
export function verifyTimestampToken(token: Uint8Array, stamped: Uint8Array, now: Date): VerifiedTimestamp {
  try {
    return examine(token, stamped, now)
  } catch (cause) {
    if (cause instanceof TimestampFault) throw cause
    throw new TimestampFault('the time-stamp token is malformed', { cause })
  }
}

function examine(token: Uint8Array, stamped: Uint8Array, now: Date): VerifiedTimestamp {
  const signedData = readSignedData(token)
  const roundTrip = derOf(
    new pkijs.ContentInfo({ contentType: oids.signedData, content: signedData.toSchema(true) }),
  )
  demand(roundTrip.equals(token), 'the time-stamp token is not in its one form')
  demand(signedData.version === 3, 'the time-stamp token has another version')
  demand(signedData.encapContentInfo.eContentType === oids.timestampInfo, 'the token is no time stamp')
  const content = Buffer.from(signedData.encapContentInfo.eContent!.getValue())
  const info = pkijs.TSTInfo.fromBER(toBuffer(content))

  const imprintDigest = digestNames[info.messageImprint.hashAlgorithm.algorithmId]
  demand(imprintDigest, 'the time stamp uses an unknown digest')
  const imprint = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView)
  const expected = createHash(imprintDigest).update(stamped).digest()
  demand(
    imprint.length === expected.length && timingSafeEqual(imprint, expected),
    'the time stamp is for something else',
  )

  const certificate = signatureHolds(signedData, content)
  demand(isForTimeStamping(certificate), 'the certificate is not for time stamping')
  const time = info.genTime
  demand(time.getTime() <= now.getTime() + tolerance, 'the time stamp is from the future')
  const others = certificatesOf(signedData).filter(
    (each) => each.fingerprint256 !== certificate.fingerprint256,
  )
  const fault = verifyChain([certificate, ...others], time)
  demand(!fault, `time-stamp certificate: ${fault}`)
  return {
    time,
    authority: /(?:^|\n)CN=(.+)/.exec(certificate.subject)?.[1] ?? certificate.subject.replaceAll('\n', ', '),
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    ...(info.nonce && { nonce: toBigInt(info.nonce) }),
  }
}

/** RFC 3161, 2.3: this purpose, no other, and marked critical. */
function isForTimeStamping(certificate: X509Certificate): boolean {
  const usage = readCertificate(certificate.raw).extensions?.find(
    ({ extnID }) => extnID === oids.extendedKeyUsage,
  )
  return usage?.critical === true && certificate.keyUsage?.join() === oids.timeStamping
}

const toBigInt = (integer: asn1js.Integer) =>
  BigInt(`0x${Buffer.from(integer.valueBlock.valueHexView).toString('hex') || '0'}`)

const certificatesOf = (signedData: pkijs.SignedData) =>
  (signedData.certificates ?? [])
    .filter((item) => item instanceof pkijs.Certificate)
    .map((item) => new X509Certificate(derOf(item)))

/** By kind of key and digest. CMS allows an RSA signature to be called by the key's kind alone (RFC 3370, 3.2). */
const signatureAlgorithms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  rsa: {
    sha256: [oids.rsaEncryption, oids.sha256WithRsa],
    sha384: [oids.rsaEncryption, oids.sha384WithRsa],
    sha512: [oids.rsaEncryption, oids.sha512WithRsa],
  },
  ec: { sha256: [oids.ecdsaWithSha256], sha384: [oids.ecdsaWithSha384], sha512: [oids.ecdsaWithSha512] },
}

function isSid(sid: unknown, certificate: X509Certificate): boolean {
  const { issuer, serialNumber } = readCertificate(certificate.raw)
  const expected = new pkijs.IssuerAndSerialNumber({ issuer, serialNumber })
  return sid instanceof pkijs.IssuerAndSerialNumber && derOf(sid).equals(derOf(expected))
}

/** The signature over the token's content; returns the certificate that made it. */
function signatureHolds(signedData: pkijs.SignedData, content: Buffer): X509Certificate {
  const [info] = signedData.signerInfos
  demand(
    info?.signedAttrs && signedData.signerInfos.length === 1,
    'the time stamp has not exactly one signer',
  )
  const { attributes } = info.signedAttrs
  const digest = digestNames[info.digestAlgorithm.algorithmId]
  demand(digest, 'the time stamp is signed with an unknown digest')
  const announced = signedData.digestAlgorithms.map(({ algorithmId }) => algorithmId)
  demand(
    announced.includes(info.digestAlgorithm.algorithmId) && announced.every((id) => id in digestNames),
    'the time stamp announces other digests than it uses',
  )
  const type = onlyAttribute(attributes, oids.contentType)
  demand(
    type instanceof asn1js.ObjectIdentifier && type.valueBlock.toString() === oids.timestampInfo,
    'the time stamp signs another type of content',
  )
  const stated = onlyAttribute(attributes, oids.messageDigest)
  demand(
    stated instanceof asn1js.OctetString &&
      createHash(digest).update(content).digest().equals(Buffer.from(stated.valueBlock.valueHexView)),
    'the content of the time stamp was changed',
  )
  const certificate = certificatesOf(signedData).find((each) => bindsCertificate(attributes, each.raw, true))
  demand(certificate, 'the time stamp does not name its certificate')
  demand(info.version === 1 && isSid(info.sid, certificate), 'the time stamp names another signer')
  const algorithms = signatureAlgorithms[certificate.publicKey.asymmetricKeyType ?? '']?.[digest]
  demand(
    algorithms?.includes(info.signatureAlgorithm.algorithmId),
    'the time stamp names another signature algorithm than it uses',
  )
  demand(
    verify(
      digest,
      signedAttributesDer(attributes),
      certificate.publicKey,
      info.signature.valueBlock.valueHexView,
    ),
    'the signature of the time stamp does not hold',
  )
  return certificate
}
