import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import type { KeyObject } from 'node:crypto'
import { DocumentError } from '../signing/document-error'
import { oids } from './oids'

/** What a document's signature consists of. The rest of its CMS structure follows from these. */
export interface SignatureParts {
  /** The signer's own first, then its issuers. */
  certificates: readonly pkijs.Certificate[]
  signedAttributes: readonly pkijs.Attribute[]
  signature: Uint8Array
  /** RFC 3161 token over `signature`, DER. */
  timestampToken?: Uint8Array
}

export const toBuffer = (der: Uint8Array): ArrayBuffer => Uint8Array.from(der).buffer

/** Reads a certificate in DER. */
export function readCertificate(der: Uint8Array): pkijs.Certificate {
  return pkijs.Certificate.fromBER(toBuffer(der))
}

export const derOf = (object: { toSchema(): asn1js.BaseBlock }): Buffer =>
  Buffer.from(object.toSchema().toBER(false))

/** The bytes that the signature is over: the attributes as a SET OF in DER (RFC 5652, 5.4). */
export function signedAttributesDer(attributes: readonly pkijs.Attribute[]): Buffer {
  const der = new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes: [...attributes] })
  const bytes = Buffer.from(der.toSchema().toBER(false))
  bytes[0] = 0x31
  return bytes
}

/** SHA-256 with the key's own kind of signature. @throws DocumentError KEY_UNSUPPORTED */
export function signatureAlgorithmFor(keyType: KeyObject['asymmetricKeyType']): pkijs.AlgorithmIdentifier {
  if (keyType === 'rsa') {
    return new pkijs.AlgorithmIdentifier({
      algorithmId: oids.sha256WithRsa,
      algorithmParams: new asn1js.Null(),
    })
  }
  if (keyType === 'ec') return new pkijs.AlgorithmIdentifier({ algorithmId: oids.ecdsaWithSha256 })
  throw new DocumentError('KEY_UNSUPPORTED', `keys of type ${keyType ?? 'unknown'} can't sign documents here`)
}

/** The same parts always give the same bytes: this is the one form in which a signature is written and accepted. */
export function encodeSignature(parts: SignatureParts, keyType: KeyObject['asymmetricKeyType']): Buffer {
  const own = parts.certificates[0]!
  const signerInfo = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: oids.sha256 }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes: [...parts.signedAttributes] }),
    signatureAlgorithm: signatureAlgorithmFor(keyType),
    signature: new asn1js.OctetString({ valueHex: toBuffer(parts.signature) }),
  })
  if (parts.timestampToken) {
    const token = asn1js.fromBER(toBuffer(parts.timestampToken))
    signerInfo.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
      type: 1,
      attributes: [new pkijs.Attribute({ type: oids.timestampToken, values: [token.result] })],
    })
  }
  const signedData = new pkijs.SignedData({
    version: 1,
    digestAlgorithms: [new pkijs.AlgorithmIdentifier({ algorithmId: oids.sha256 })],
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates: [...parts.certificates],
    signerInfos: [signerInfo],
  })
  const content = signedData.toSchema(true)
  return derOf(new pkijs.ContentInfo({ contentType: oids.signedData, content }))
}

/** Reads any CMS SignedData. Throws whatever the parser throws on malformed input. */
export function readSignedData(der: Uint8Array): pkijs.SignedData {
  const content = pkijs.ContentInfo.fromBER(toBuffer(der))
  if (content.contentType !== oids.signedData) throw new Error('not CMS SignedData')
  return new pkijs.SignedData({ schema: content.content })
}

/** The one value of an attribute, or undefined if the attribute is absent or repeated. */
export function onlyAttribute(
  attributes: readonly pkijs.Attribute[],
  type: string,
): asn1js.BaseBlock | undefined {
  const found = attributes.filter((attribute) => attribute.type === type)
  const values = found.length === 1 ? found[0]!.values : []
  return values.length === 1 ? (values[0] as asn1js.BaseBlock) : undefined
}

/** Takes a document's signature apart. Whether it is in canonical form shows when it is encoded again. */
export function decodeSignature(der: Uint8Array): SignatureParts {
  const signedData = readSignedData(der)
  const [info] = signedData.signerInfos
  if (!info?.signedAttrs || signedData.signerInfos.length !== 1) throw new Error('not exactly one signer')
  const certificates = (signedData.certificates ?? []).filter((item) => item instanceof pkijs.Certificate)
  if (certificates.length === 0) throw new Error('no certificate')
  const unsigned = info.unsignedAttrs?.attributes ?? []
  const token = onlyAttribute(unsigned, oids.timestampToken)
  if (unsigned.length > 0 && (!token || unsigned.length > 1)) throw new Error('unknown unsigned attributes')
  return {
    certificates,
    signedAttributes: info.signedAttrs.attributes,
    signature: new Uint8Array(info.signature.valueBlock.valueHexView),
    ...(token && { timestampToken: new Uint8Array(token.toBER(false)) }),
  }
}
