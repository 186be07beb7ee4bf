import * as asn1js from 'asn1js'
import type * as pkijs from 'pkijs'
import { createHash, verify, X509Certificate } from 'node:crypto'
import { isSelfIssued, verifyChain } from '../cms/certificate-chain'
import { oids } from '../cms/oids'
import {
  decodeSignature,
  derOf,
  encodeSignature,
  onlyAttribute,
  signedAttributesDer,
  type SignatureParts,
} from '../cms/signed-data'
import { bindsCertificate } from '../cms/signing-certificate'
import { TimestampFault, verifyTimestampToken } from '../cms/timestamp-token'
import { structureFault } from './document-structure'
import { findSignatureHole, HoleFault, type SignatureHole } from './signature-hole'
import { signatureChecks, type PdfSignatureReport, type SignatureCheck } from './signature-report'

class Fault extends Error {
  constructor(
    readonly check: SignatureCheck,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/**
 * Verifies a document's signature by our own profile, stricter than PDF readers: the one signature covers every
 * byte of the file but its own, has exactly one form, and nothing was appended. Total: whatever the bytes are,
 * it answers. No network.
 * @param now time stamps after this are refused; default: the clock
 */
export async function verifyPdfSignature(
  pdf: Uint8Array,
  now: Date = new Date(),
): Promise<PdfSignatureReport> {
  const checks = Object.fromEntries(
    signatureChecks.map((check) => [check, null]),
  ) as PdfSignatureReport['checks']
  const report: PdfSignatureReport = { valid: false, checks, coversWholeDocument: false }
  try {
    const hole = findHole(pdf)
    checks['covers-whole-document'] = true
    report.coversWholeDocument = true
    const { parts, own, chain } = readParts(hole)
    checks['canonical-structure'] = true
    demandDigest(pdf, hole, parts.signedAttributes)
    checks.digest = true
    demandSignature(parts, own)
    checks.signature = true
    if (!bindsCertificate(parts.signedAttributes, own.raw)) {
      throw new Fault('certificate-binding', 'the signature does not name its certificate')
    }
    checks['certificate-binding'] = true
    const fault = await structureFault(pdf, hole.contents)
    if (fault) throw new Fault('single-signature', fault)
    checks['single-signature'] = true
    examineTime(report, parts, chain, hole, now)
    report.valid = true
  } catch (cause) {
    if (!(cause instanceof Fault)) throw cause
    checks[cause.check] = false
    report.fault = cause.message
  }
  return report
}

function findHole(pdf: Uint8Array): SignatureHole {
  try {
    return findSignatureHole(pdf)
  } catch (cause) {
    if (cause instanceof HoleFault) throw new Fault(cause.check, cause.message, { cause })
    throw cause
  }
}

interface Signature {
  parts: SignatureParts
  own: X509Certificate
  chain: readonly X509Certificate[]
}

/** Reads the signature, and demands that writing it again gives the same bytes. */
function readParts(hole: SignatureHole): Signature {
  let signature: Signature
  let encoded: Buffer
  try {
    const parts = decodeSignature(hole.contents)
    const [own, ...issuers] = parts.certificates.map((each) => new X509Certificate(derOf(each)))
    // Reading the key of a damaged certificate throws: here, once, rather than wherever it is used.
    const [keyType] = [own!, ...issuers].map(({ publicKey }) => publicKey.asymmetricKeyType)
    signature = { parts, own: own!, chain: [own!, ...issuers] }
    encoded = encodeSignature(parts, keyType)
  } catch (cause) {
    throw new Fault('canonical-structure', 'the signature is not a readable CMS structure', { cause })
  }
  if (!encoded.equals(hole.contents)) {
    throw new Fault('canonical-structure', 'the signature is not in its one form')
  }
  return signature
}

function demandDigest(pdf: Uint8Array, hole: SignatureHole, attributes: readonly pkijs.Attribute[]): void {
  const digest = createHash('sha256')
    .update(pdf.subarray(0, hole.start))
    .update(pdf.subarray(hole.end))
    .digest()
  const stated = onlyAttribute(attributes, oids.messageDigest)
  const same =
    stated instanceof asn1js.OctetString && digest.equals(Buffer.from(stated.valueBlock.valueHexView))
  if (!same) throw new Fault('digest', 'the document was changed after it was signed')
}

function demandSignature({ signature, signedAttributes }: SignatureParts, own: X509Certificate): void {
  const type = onlyAttribute(signedAttributes, oids.contentType)
  const isData = type instanceof asn1js.ObjectIdentifier && type.valueBlock.toString() === oids.data
  if (!isData || !verify('sha256', signedAttributesDer(signedAttributes), own.publicKey, signature)) {
    throw new Fault('signature', 'the signature does not hold')
  }
}

/** Chain and lifetimes at the stamped time, or else at the time that the signer states. */
function examineTime(
  report: PdfSignatureReport,
  parts: SignatureParts,
  chain: readonly X509Certificate[],
  hole: SignatureHole,
  now: Date,
): void {
  const { checks } = report
  const own = chain[0]!
  report.signer = {
    commonName: /(?:^|\n)CN=(.+)/.exec(own.subject)?.[1] ?? own.subject.replaceAll('\n', ', '),
    fingerprint: own.fingerprint256.replaceAll(':', '').toLowerCase(),
    issuer: own.issuer.replaceAll('\n', ', '),
    selfSigned: isSelfIssued(own),
    notBefore: new Date(own.validFrom),
    notAfter: new Date(own.validTo),
  }
  const signedAt = hole.date && parsePdfDate(hole.date)
  if (!signedAt) throw new Fault('certificate-chain', 'the signature states no time')
  report.signedAt = signedAt
  if (parts.timestampToken) {
    try {
      const { time, authority, fingerprint } = verifyTimestampToken(
        parts.timestampToken,
        parts.signature,
        now,
      )
      report.timestamp = { time, authority, fingerprint }
      checks.timestamp = true
    } catch (cause) {
      if (!(cause instanceof TimestampFault)) throw cause
      throw new Fault('timestamp', cause.message, { cause })
    }
  }
  const fault = verifyChain(chain, report.timestamp?.time ?? signedAt)
  if (fault) throw new Fault('certificate-chain', fault)
  checks['certificate-chain'] = true
}

/** `D:YYYYMMDDHHmmSSZ`, as this library writes it. */
function parsePdfDate(text: string): Date | undefined {
  const match = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(text)
  return match
    ? new Date(`${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6]}Z`)
    : undefined
}
